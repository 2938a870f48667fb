// libedit's variadic functions, each with the arguments it really takes.
#pragma once

#if !__has_include(<histedit.h>)
#error "libedit's headers are missing: apt-get install libedit-dev"
#endif
#include <histedit.h>

typedef unsigned char (*libedit_key)(EditLine *editor, int character);
typedef int (*libedit_reader)(EditLine *editor, wchar_t *character);
typedef char *(*libedit_prompt)(EditLine *editor);

static inline void libedit_refresh(EditLine *editor) { el_set(editor, EL_REFRESH); }

static inline void libedit_set_number(EditLine *editor, int option, int value) {
  el_set(editor, option, value);
}

static inline void libedit_set_text(EditLine *editor, int option, const char *text) {
  el_set(editor, option, text);
}

/// Lets the terminal neither collect lines, echo nor treat keys of its own between two inputs.
static inline void libedit_keep_raw(EditLine *editor) {
  el_set(editor, EL_SETTY, "-x", "-icanon", "-echo", "-iexten", NULL);
}

static inline void libedit_bind(EditLine *editor, const char *keys, const char *function) {
  el_set(editor, EL_BIND, keys, function, NULL);
}

static inline void libedit_bind_command_mode(
    EditLine *editor, const char *keys, const char *function) {
  el_set(editor, EL_BIND, "-a", keys, function, NULL);
}

static inline void libedit_add(
    EditLine *editor, const char *name, const char *help, libedit_key key) {
  el_set(editor, EL_ADDFN, name, help, key);
}

static inline void libedit_set_reader(EditLine *editor, libedit_reader reader) {
  el_set(editor, EL_GETCFN, reader);
}

/// `escape` stands before and after sequences that take no room.
static inline void libedit_set_prompt(EditLine *editor, libedit_prompt prompt, int escape) {
  el_set(editor, EL_PROMPT_ESC, prompt, escape);
}

static inline void libedit_set_context(EditLine *editor, void *context) {
  el_set(editor, EL_CLIENTDATA, context);
}

static inline void *libedit_context(EditLine *editor) {
  void *context = NULL;
  el_get(editor, EL_CLIENTDATA, &context);
  return context;
}

/// `emacs` or `vi`; NULL where it cannot be told.
static inline const char *libedit_editing_style(EditLine *editor) {
  const char *style = NULL;
  el_get(editor, EL_EDITOR, &style);
  return style;
}
