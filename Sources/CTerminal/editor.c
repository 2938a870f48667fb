#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

static const char submit_keys[] = "\x18\x0a";
static const char restore_keys[] = "\x18\x12";
static const wchar_t interrupt_character = 3;
static char prompt[512];
static char prompt_text[256];
static int was_interrupted;
/// The rows of the last input that was read, its prompt's included.
static int taken_rows;

// Geometry

int bindery_editor_columns(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

int bindery_cells(unsigned int scalar) {
  int width = wcwidth((wchar_t)scalar);
  return width > 0 ? width : 0;
}

/// Moves a place on by a text, with libedit's own rules for wrapping.
static void advance(const char *text, size_t count, int columns, int *row, int *column) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  while (count > 0) {
    wchar_t character;
    size_t used = mbrtowc(&character, text, count, &state);
    if (used == 0 || used == (size_t)-1 || used == (size_t)-2) {
      used = 1;
      character = L'?';
      memset(&state, 0, sizeof state);
    }
    text += used;
    count -= used;
    if (character == L'\n') {
      *row += 1;
      *column = 0;
      continue;
    }
    int width = wcwidth(character);
    if (character == L'\t') {
      width = 8 - *column % 8;
    } else if (character < 32 || character == 127) {
      width = 2;
    } else if (width < 0) {
      width = character > 0xFFFF ? 8 : 7;
    }
    if (width == 2 && *column + 2 > columns) {
      *row += 1;
      *column = 0;
    }
    *column += width;
    while (*column >= columns) {
      *row += 1;
      *column -= columns;
    }
  }
}

/// The rows from the prompt's first to the cursor's, and to the last of the text.
static void measure(EditLine *editor, int *cursor_row, int *last_row) {
  const LineInfo *line = el_line(editor);
  int columns = bindery_editor_columns();
  int row = 0;
  int column = 0;
  advance(prompt_text, strlen(prompt_text), columns, &row, &column);
  advance(line->buffer, (size_t)(line->cursor - line->buffer), columns, &row, &column);
  *cursor_row = row;
  advance(line->cursor, (size_t)(line->lastchar - line->cursor), columns, &row, &column);
  *last_row = row;
}

void bindery_editor_erase(EditLine *editor) {
  int row;
  int last;
  measure(editor, &row, &last);
  if (row > 0) printf("\r\033[%dA\033[J", row);
  else printf("\r\033[J");
}

void bindery_editor_refresh(EditLine *editor) {
  libedit_refresh(editor);
  fflush(stdout);
}

void bindery_editor_show_below(EditLine *editor, const char *lines) {
  int row;
  int last;
  measure(editor, &row, &last);
  for (int count = last - row + 1; count > 0; count--) putchar('\n');
  putchar('\r');
  for (; *lines; lines++) {
    if (*lines == '\n') putchar('\r');
    putchar(*lines);
  }
  bindery_editor_refresh(editor);
}

// Prompt

static char *current_prompt(EditLine *editor) {
  (void)editor;
  return prompt;
}

void bindery_editor_prompt(const char *text, const char *start, const char *end) {
  size_t count = strlen(text);
  snprintf(prompt_text, sizeof prompt_text, "%s", text);
  if (*start && count > 1 && text[count - 1] == ' ') {
    // libedit drops a sequence at the very end, so the look ends before the last blank.
    snprintf(prompt, sizeof prompt, "\001%s\001%.*s\001%s\001 ", start, (int)(count - 1), text, end);
  } else {
    snprintf(prompt, sizeof prompt, "%s", text);
  }
}

// Signals while keys are read

static void on_resize(int number) {
  (void)number;
  bindery_event_send(event_resize);
}

static void on_stop(int number) {
  (void)number;
  bindery_event_send(event_stop);
}

static void on_continue(int number) {
  (void)number;
  bindery_event_send(event_continue);
}

static void on_stop_while_running(int number) {
  (void)number;
  int error = errno;
  bindery_terminal_suspend();
  errno = error;
}

static void catch(int number, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void begin_editing(EditLine *editor) {
  catch(SIGWINCH, on_resize);
  catch(SIGCONT, on_continue);
  catch(SIGTSTP, on_stop);
  // The terminal is raw by now, unless somebody else had it in between.
  libedit_set_number(editor, EL_PREP_TERM, 1);
  bindery_terminal_editing(1);
}

static void end_editing(EditLine *editor) {
  bindery_terminal_editing(0);
  libedit_set_number(editor, EL_PREP_TERM, 0);
  // Ctrl-Z stops a running input as usual.
  catch(SIGTSTP, on_stop_while_running);
  signal(SIGCONT, SIG_DFL);
}

static void stop(EditLine *editor) {
  end_editing(editor);
  bindery_terminal_suspend();
  begin_editing(editor);
  while (bindery_event_next() != 0) continue;
  el_resize(editor);
  putchar('\r');
  bindery_editor_refresh(editor);
}

/// Acts on a signal; whether it is to be read as a key.
static int act(EditLine *editor, char event) {
  switch (event) {
  case event_interrupt: return 1;
  case event_resize:
    bindery_editor_erase(editor);
    el_resize(editor);
    bindery_editor_refresh(editor);
    return 0;
  case event_stop: stop(editor); return 0;
  case event_continue:
    end_editing(editor);
    begin_editing(editor);
    putchar('\r');
    bindery_editor_refresh(editor);
    return 0;
  default: return 0;
  }
}

/// Keys that were read from the terminal and are to be read by the editor.
static struct {
  char *bytes;
  size_t count;
  size_t start;
} waiting;

static int take_waiting(char *byte) {
  if (waiting.start == waiting.count) return 0;
  *byte = waiting.bytes[waiting.start++];
  return 1;
}

const char *bindery_editor_waiting(size_t *count) {
  // A terminal hands on a paste in pieces.
  const int patience = 20;
  const size_t piece = 4096;
  waiting.count -= waiting.start;
  if (waiting.start > 0) memmove(waiting.bytes, waiting.bytes + waiting.start, waiting.count);
  waiting.start = 0;
  struct pollfd source = {.fd = STDIN_FILENO, .events = POLLIN};
  while (poll(&source, 1, patience) > 0 && (source.revents & POLLIN)) {
    char *larger = realloc(waiting.bytes, waiting.count + piece);
    if (!larger) break;
    waiting.bytes = larger;
    ssize_t got = read(STDIN_FILENO, waiting.bytes + waiting.count, piece);
    if (got <= 0) break;
    waiting.count += (size_t)got;
  }
  *count = waiting.count;
  return waiting.bytes;
}

void bindery_editor_drop_waiting(void) { waiting.start = waiting.count = 0; }

/// Reads a byte of the keys; 1, or what `read` says. A signal that is a key comes as Ctrl-C.
static int read_byte(EditLine *editor, char *byte) {
  struct pollfd sources[2] = {
      {.fd = STDIN_FILENO, .events = POLLIN},
      {.fd = bindery_event_descriptor(), .events = POLLIN},
  };
  for (;;) {
    if (take_waiting(byte)) return 1;
    if (poll(sources, 2, -1) < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    if (sources[1].revents & POLLIN) {
      char event = bindery_event_next();
      if (act(editor, event)) {
        *byte = (char)interrupt_character;
        return 1;
      }
      continue;
    }
    if (!sources[0].revents) continue;
    ssize_t got = read(STDIN_FILENO, byte, 1);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got == 0 && !(sources[0].revents & (POLLHUP | POLLERR))) continue;
    return (int)got;
  }
}

static int read_character(EditLine *editor, wchar_t *character) {
  char bytes[8];
  size_t count = 0;
  for (;;) {
    int got = read_byte(editor, bytes + count);
    if (got <= 0) return got;
    // Ctrl-C is no part of a character that is not whole.
    if (bytes[count] == interrupt_character) {
      *character = interrupt_character;
      return 1;
    }
    count++;
    mbstate_t state;
    memset(&state, 0, sizeof state);
    size_t used = mbrtowc(character, bytes, count, &state);
    if (used == (size_t)-2 && count < sizeof bytes) continue;
    if (used == (size_t)-1 || used == (size_t)-2) {
      *character = 0xFFFD;
      return 1;
    }
    return 1;
  }
}

// Key functions that need no knowledge of the text

static unsigned char key_interrupt(EditLine *editor, int character) {
  (void)character;
  was_interrupted = 1;
  // Through the editor, so that the cursor comes to stand below a wrapped text.
  el_cursor(editor, 1 << 24);
  el_insertstr(editor, "^C");
  el_push(editor, submit_keys);
  return CC_REFRESH;
}

static unsigned char key_nothing(EditLine *editor, int character) {
  (void)editor;
  (void)character;
  return CC_NORM;
}

/// Reads pasted text up to the terminal's end mark and inserts it as it is.
static unsigned char key_paste(EditLine *editor, int character) {
  (void)character;
  static const wchar_t mark[] = L"\033[201~";
  const size_t mark_length = 6;
  size_t count = 0;
  size_t room = 1024;
  wchar_t *text = malloc(room * sizeof *text);
  wchar_t next;
  while (text && el_wgetc(editor, &next) == 1) {
    if (next == interrupt_character) break;
    if (count + 1 >= room) {
      wchar_t *larger = realloc(text, 2 * room * sizeof *text);
      if (!larger) break;
      text = larger;
      room *= 2;
    }
    if (next == L'\r') next = L'\n';
    text[count++] = next;
    if (count >= mark_length && next == L'~' &&
        wmemcmp(text + count - mark_length, mark, mark_length) == 0) {
      count -= mark_length;
      break;
    }
  }
  if (!text) return CC_ERROR;
  while (count > 0 && text[count - 1] == L'\n') count--;
  text[count] = 0;
  int failed = count > 0 && el_winsertstr(editor, text) != 0;
  free(text);
  return failed ? CC_ERROR : CC_REFRESH;
}

// Life

static void bind_in_map(EditLine *editor, const char *keys, const char *function) {
  libedit_bind(editor, keys, function);
  const char *style = libedit_editing_style(editor);
  if (style && strcmp(style, "vi") == 0) libedit_bind_command_mode(editor, keys, function);
}

void bindery_editor_add(EditLine *editor, const char *name, const char *help, bindery_key key) {
  libedit_add(editor, name, help, key);
}

void bindery_editor_bind(EditLine *editor, const char *keys, const char *function) {
  bind_in_map(editor, keys, function);
}

static void bind_terminal_keys(EditLine *editor) {
  static const char *const rows[][2] = {
      {"^C", "bindery-interrupt"},         {"\\e[200~", "bindery-paste"},
      {"^X^J", "ed-newline"},              {"\\e[1;5D", "ed-prev-word"},
      {"\\e[1;5C", "em-next-word"},        {"\\e[1;3D", "ed-prev-word"},
      {"\\e[1;3C", "em-next-word"},        {"\\e[3~", "ed-delete-next-char"},
      {"\\e[1~", "ed-move-to-beg"},        {"\\e[4~", "ed-move-to-end"},
      {"\\e[7~", "ed-move-to-beg"},        {"\\e[8~", "ed-move-to-end"},
      {"\\e[H", "ed-move-to-beg"},         {"\\e[F", "ed-move-to-end"},
      {"\\eOH", "ed-move-to-beg"},         {"\\eOF", "ed-move-to-end"},
      {"\\e[201~", "bindery-nothing"},     {"\\e[Z", "bindery-nothing"},
      {"\\e[2~", "bindery-nothing"},       {"\\e[5~", "bindery-nothing"},
      {"\\e[6~", "bindery-nothing"},       {"\\e[I", "bindery-nothing"},
      {"\\e[O", "bindery-nothing"},        {"\\eOP", "bindery-nothing"},
      {"\\eOQ", "bindery-nothing"},        {"\\eOR", "bindery-nothing"},
      {"\\eOS", "bindery-nothing"},        {"\\e[11~", "bindery-nothing"},
      {"\\e[12~", "bindery-nothing"},      {"\\e[13~", "bindery-nothing"},
      {"\\e[14~", "bindery-nothing"},      {"\\e[15~", "bindery-nothing"},
      {"\\e[17~", "bindery-nothing"},      {"\\e[18~", "bindery-nothing"},
      {"\\e[19~", "bindery-nothing"},      {"\\e[20~", "bindery-nothing"},
      {"\\e[21~", "bindery-nothing"},      {"\\e[23~", "bindery-nothing"},
      {"\\e[24~", "bindery-nothing"},      {"\\e[3;5~", "em-delete-next-word"},
      {"\\e[1;2A", "bindery-nothing"},     {"\\e[1;2B", "bindery-nothing"},
      {"\\e[1;5A", "bindery-nothing"},     {"\\e[1;5B", "bindery-nothing"},
  };
  for (size_t index = 0; index < sizeof rows / sizeof rows[0]; index++) {
    bind_in_map(editor, rows[index][0], rows[index][1]);
  }
}

EditLine *bindery_editor_open(const char *program, void *context) {
  bindery_terminal_save();
  EditLine *editor = el_init(program, stdin, stdout, stderr);
  if (!editor) return NULL;
  libedit_set_context(editor, context);
  libedit_set_text(editor, EL_EDITOR, "emacs");
  libedit_set_number(editor, EL_SIGNAL, 0);
  libedit_set_reader(editor, read_character);
  libedit_set_prompt(editor, current_prompt, '\001');
  // Keys that come while an input runs wait for the next prompt. A terminal that collected lines
  // in between would take Ctrl-R, Ctrl-U and the like for itself, and turn Ctrl-D into nothing.
  libedit_keep_raw(editor);
  bindery_editor_add(editor, "bindery-interrupt", "Give up the input", key_interrupt);
  bindery_editor_add(editor, "bindery-paste", "Insert pasted text", key_paste);
  bindery_editor_add(editor, "bindery-nothing", "Ignore the key", key_nothing);
  // The person's own settings first: `bind -v` there would reset all keys.
  el_source(editor, NULL);
  bind_terminal_keys(editor);
  return editor;
}

void *bindery_editor_context(EditLine *editor) {
  return libedit_context(editor);
}

int bindery_editor_is_interrupted(void) { return was_interrupted; }

void bindery_editor_submit(EditLine *editor) {
  int row;
  measure(editor, &row, &taken_rows);
  taken_rows += 1;
  el_push(editor, submit_keys);
}

void bindery_editor_restore(EditLine *editor) { el_push(editor, restore_keys); }

void bindery_editor_clear_taken(EditLine *editor) {
  (void)editor;
  if (taken_rows > 0) printf("\r\033[%dA\033[J", taken_rows);
  fflush(stdout);
  taken_rows = 0;
}

const char *bindery_editor_read(EditLine *editor, int *count) {
  was_interrupted = 0;
  bindery_interrupt_clear();
  el_resize(editor);
  begin_editing(editor);
  const char *line = el_gets(editor, count);
  end_editing(editor);
  if (was_interrupted) {
    *count = -1;
  } else if (!line || *count <= 0) {
    *count = 0;
    putchar('\n');
    fflush(stdout);
  }
  bindery_interrupt_clear();
  return line;
}

void bindery_editor_close(void) { bindery_terminal_restore(); }
