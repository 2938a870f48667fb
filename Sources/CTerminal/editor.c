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
/// How long the bytes of a sequence may be apart, in milliseconds.
static const int escape_patience = 30;
/// How long no key comes before they rest, in milliseconds: nobody types as evenly as that.
static const int rest_patience = 40;
static int was_interrupted;
/// Whether the descriptor to watch ended the input that is being read.
static int was_woken;
static int watched = -1;
/// Whether the last key was ESC alone, not the beginning of a sequence.
static int was_alone;
/// Whether ESC alone is to be read as it is, whatever the keys mean.
static int reads_escape;

// Geometry

int bindery_editor_columns(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

int bindery_editor_rows(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
  return 24;
}

int bindery_cells(unsigned int scalar) {
  int width = wcwidth((wchar_t)scalar);
  return width > 0 ? width : 0;
}

// Drawing, which is not libedit's: what it writes goes nowhere

static bindery_screen screen;
static void *screen_context;

static char *current_prompt(EditLine *editor) {
  (void)editor;
  static char none[] = "";
  return none;
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
  screen.forget(screen_context);
}

/// Acts on a signal; whether it is to be read as a key.
static int act(EditLine *editor, char event) {
  switch (event) {
  case event_interrupt: return 1;
  case event_resize:
    screen.erase(screen_context);
    el_resize(editor);
    return 0;
  case event_stop: stop(editor); return 0;
  case event_continue:
    end_editing(editor);
    begin_editing(editor);
    screen.forget(screen_context);
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

/// Whether keys were there already when the last input was taken, as those of a paste are.
static int keys_followed;

const char *bindery_editor_waiting(size_t *count) {
  // What is typed while an input runs is the next one.
  *count = 0;
  if (!keys_followed) return waiting.bytes;
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

/// Puts bytes behind those that are to be read.
static void add_waiting(const char *bytes, size_t count) {
  // To make room for nothing would free what is there.
  if (count == 0) return;
  if (waiting.start == waiting.count) waiting.start = waiting.count = 0;
  char *larger = realloc(waiting.bytes, waiting.count + count);
  if (!larger) return;
  waiting.bytes = larger;
  memcpy(waiting.bytes + waiting.count, bytes, count);
  waiting.count += count;
}

static int is_empty(EditLine *editor) {
  const LineInfo *line = el_line(editor);
  return line->buffer == line->lastchar;
}

/// Makes a part ready of what keys may ask for; whether there is more.
static int work_ahead(void) {
  bindery_signals_work_ahead(1);
  int has_more = screen.rest(screen_context);
  bindery_signals_work_ahead(0);
  return has_more;
}

/// Reads a byte from the terminal; 1, or what `read` says. A signal that is a key comes as Ctrl-C.
static int read_terminal(EditLine *editor, char *byte) {
  struct pollfd sources[3] = {
      {.fd = STDIN_FILENO, .events = POLLIN},
      {.fd = bindery_event_descriptor(), .events = POLLIN},
      {.fd = is_empty(editor) ? watched : -1, .events = POLLIN},
  };
  for (;;) {
    // Keys that are there already change the text once more before anybody sees it.
    if (poll(sources, 2, 0) == 0) {
      screen.draw(screen_context);
      // Where nothing is typed, nobody has begun: what is made ready then is there for the first key.
      int patience = is_empty(editor) ? 0 : rest_patience;
      while (poll(sources, 3, patience) == 0 && work_ahead()) patience = 0;
    }
    if (poll(sources, 3, -1) < 0) {
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
    if (!sources[0].revents && sources[2].revents) {
      was_woken = 1;
      *byte = (char)interrupt_character;
      return 1;
    }
    if (!sources[0].revents) continue;
    ssize_t got = read(STDIN_FILENO, byte, 1);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got == 0 && !(sources[0].revents & (POLLHUP | POLLERR))) continue;
    return (int)got;
  }
}

// Sequences

/// The sequences that keys are bound to, without their ESC.
static struct {
  char bytes[14];
} known[160];
static size_t known_count;

static void note_known(const char *keys) {
  if (strncmp(keys, "\\e", 2) != 0 || (keys[2] != '[' && keys[2] != 'O')) return;
  if (known_count < sizeof known / sizeof known[0]) {
    snprintf(known[known_count++].bytes, sizeof known[0].bytes, "%s", keys + 2);
  }
}

/// The person's own settings of the editor, whose keys are theirs.
static char settings[16384];

static int is_known(const char *sequence) {
  static const char *const arrows[] = {"[A", "[B", "[C", "[D", "OA", "OB", "OC", "OD"};
  for (size_t index = 0; index < sizeof arrows / sizeof arrows[0]; index++) {
    if (strcmp(sequence, arrows[index]) == 0) return 1;
  }
  for (size_t index = 0; index < known_count; index++) {
    if (strcmp(sequence, known[index].bytes) == 0) return 1;
  }
  return strstr(settings, sequence) != NULL;
}

/// Whether a byte comes soon: a terminal sends the bytes of a sequence together.
static int comes_soon(void) {
  struct pollfd source = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&source, 1, escape_patience) > 0 && (source.revents & POLLIN);
}

/// Whether a signal waits to be acted on.
static int has_event(void) {
  struct pollfd source = {.fd = bindery_event_descriptor(), .events = POLLIN};
  return poll(&source, 1, 0) > 0;
}

/// Leaves out an answer of the terminal, up to its end: BEL, or ESC and a backslash.
///
/// A program that asked may be gone by now, as an editor that has just been left.
static void skip_answer(void) {
  char before = 0;
  char byte;
  while (comes_soon() && read(STDIN_FILENO, &byte, 1) == 1) {
    if (byte == 7 || (before == 0x1B && byte == '\\')) return;
    before = byte;
  }
}

/// Leaves out the bytes behind those of a sequence that its last byte does not end; whether there were any.
static int skip_rest(const char *bytes, size_t count) {
  // A button of the mouse, and where it was.
  if (count == 2 && strcmp(bytes, "[M") == 0) {
    char place[3];
    size_t got = 0;
    while (got < sizeof place && comes_soon() && read(STDIN_FILENO, place + got, 1) == 1) got++;
    return 1;
  }
  // `ESC P` is also a key; a terminal's answer goes on with one of these.
  int is_answer = (count == 1 && bytes[0] == ']') ||
                  (count == 2 && bytes[0] == 'P' && strchr("01>!+", bytes[1]));
  if (is_answer) skip_answer();
  return is_answer;
}

/// Reads the rest of a sequence behind its ESC; whether it is whole.
static int read_sequence(char *bytes, size_t room, size_t *count) {
  *count = 0;
  size_t first = 1;
  while (*count + 1 < room && comes_soon() && read(STDIN_FILENO, bytes + *count, 1) == 1) {
    unsigned char byte = (unsigned char)bytes[(*count)++];
    bytes[*count] = 0;
    if (*count == 1) {
      if (byte == ']' && comes_soon()) return 1;
      if (byte == 'P' && comes_soon()) continue;
      if (byte != '[' && byte != 'O') return 0;
      continue;
    }
    if (bytes[0] == 'P') return *bytes && strchr("01>!+", byte) != NULL;
    // `ESC [ [ A` is a key of the console.
    if (*count == 2 && byte == '[') first = 2;
    if (*count > first && byte >= 0x40 && byte <= 0x7E) return 1;
    if (byte < 0x20 || byte > 0x7E) return 0;
  }
  return 0;
}

static int is_vi(EditLine *editor) {
  const char *style = libedit_editing_style(editor);
  return style && strcmp(style, "vi") == 0;
}

/// Acts on an ESC that was read: ESC alone, a sequence that means something, or one that nobody knows,
/// which is left out. Whether there is something to read.
static int read_escape(EditLine *editor, char *byte) {
  static const char command_keys[] = "\x16";
  char bytes[32];
  size_t count;
  int is_whole = read_sequence(bytes, sizeof bytes, &count);
  was_alone = count == 0;
  if (is_whole && skip_rest(bytes, count)) return 0;
  if (is_whole && !is_known(bytes)) return 0;
  // Ctrl-C throws away the rest of a sequence; libedit would take it for a part of what is left.
  if (!is_whole && ((count > 0 && bytes[0] == '[') || has_event())) return 0;
  int is_enter = count == 1 && (bytes[0] == '\r' || bytes[0] == '\n');
  if (!is_whole && !is_enter && !reads_escape && is_vi(editor)) {
    *byte = 0x18;
    add_waiting(command_keys, 1);
  }
  add_waiting(bytes, count);
  return 1;
}

/// Reads a byte of the keys; 1, or what `read` says.
static int read_byte(EditLine *editor, char *byte) {
  for (;;) {
    if (take_waiting(byte)) return 1;
    int got = read_terminal(editor, byte);
    if (got != 1 || *byte != 0x1B || read_escape(editor, byte)) return got;
  }
}

int bindery_editor_escape_was_alone(void) { return was_alone; }

void bindery_editor_read_escape(int is_read) { reads_escape = is_read; }

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
  if (was_woken) {
    el_push(editor, submit_keys);
    return CC_REFRESH;
  }
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
  int is_interrupted = 0;
  wchar_t *text = malloc(room * sizeof *text);
  wchar_t next;
  while (text && el_wgetc(editor, &next) == 1) {
    // The end mark may have been lost.
    if (next == interrupt_character) {
      is_interrupted = 1;
      break;
    }
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
  if (is_interrupted) return key_interrupt(editor, character);
  return failed ? CC_ERROR : CC_REFRESH;
}

// Life

static void bind_in_map(EditLine *editor, const char *keys, const char *function) {
  note_known(keys);
  libedit_bind(editor, keys, function);
  // Letters and signs are commands there.
  int is_sign = keys[0] != '\\' && keys[0] != '^';
  if (is_vi(editor) && !is_sign) libedit_bind_command_mode(editor, keys, function);
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

/// Keeps what the person's file of settings says.
static void read_settings(void) {
  const char *path = getenv("EDITRC");
  char own[4096];
  if (!path) {
    const char *home = getenv("HOME");
    snprintf(own, sizeof own, "%s/.editrc", home ? home : "");
    path = own;
  }
  FILE *file = fopen(path, "re");
  if (!file) return;
  settings[fread(settings, 1, sizeof settings - 1, file)] = 0;
  fclose(file);
}

/// What vi's command mode does besides libedit's own.
static void bind_command_mode(EditLine *editor) {
  if (!is_vi(editor)) return;
  // Sequences mean the same in both modes.
  libedit_bind(editor, "^X^V", "vi-command-mode");
  libedit_bind_command_mode(editor, "k", "bindery-up");
  libedit_bind_command_mode(editor, "j", "bindery-down");
  libedit_bind_command_mode(editor, "/", "bindery-search");
  libedit_bind_command_mode(editor, "v", "bindery-edit");
}

void bindery_editor_bind_own(EditLine *editor) {
  bind_terminal_keys(editor);
  bind_command_mode(editor);
}

EditLine *bindery_editor_open(const char *program, void *context, bindery_screen functions) {
  bindery_terminal_save();
  screen = functions;
  screen_context = context;
  FILE *nowhere = fopen("/dev/null", "we");
  if (!nowhere) return NULL;
  EditLine *editor = el_init_fd(
      program, stdin, nowhere, stderr, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
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
  read_settings();
  el_source(editor, NULL);
  return editor;
}

void bindery_editor_style(EditLine *editor, const char *style) {
  libedit_set_text(editor, EL_EDITOR, style);
}

int bindery_editor_is_vi(EditLine *editor) { return is_vi(editor); }

void *bindery_editor_context(EditLine *editor) {
  return libedit_context(editor);
}

int bindery_editor_is_interrupted(void) { return was_interrupted; }

void bindery_editor_submit(EditLine *editor) { el_push(editor, submit_keys); }

void bindery_editor_restore(EditLine *editor) { el_push(editor, restore_keys); }

const char *bindery_editor_read(EditLine *editor, int *count) {
  was_interrupted = was_woken = 0;
  bindery_interrupt_clear();
  el_resize(editor);
  begin_editing(editor);
  const char *line = el_gets(editor, count);
  keys_followed = waiting.start < waiting.count || bindery_has_key();
  screen.finish(screen_context, line, line && *count > 0 ? (size_t)*count : 0);
  end_editing(editor);
  if (was_interrupted) {
    *count = was_woken ? -2 : -1;
  } else if (!line || *count <= 0) {
    *count = 0;
  }
  bindery_interrupt_clear();
  return line;
}

void bindery_editor_watch(int descriptor) { watched = descriptor; }

void bindery_editor_leave(EditLine *editor) { end_editing(editor); bindery_terminal_restore(); }

void bindery_editor_return(EditLine *editor) { begin_editing(editor); }

void bindery_editor_close(void) { bindery_terminal_restore(); }
