// What Swift cannot do by itself: handle signals, and be called by libedit while it reads.
#pragma once

#include "../../CLibEdit/shim.h"

// Signals. Handlers only set a flag and write one byte to a pipe; the rest happens outside of them.

/// Takes over SIGINT, SIGPIPE and, for a clean terminal, SIGTERM, SIGHUP and SIGQUIT.
/// Without a prompt, a second SIGINT ends the program at once.
void bindery_signals_start(int has_prompt);
/// Whether SIGINT came since the last clearing.
int bindery_interrupted(void);
void bindery_interrupt_clear(void);
/// Ends the program as SIGINT would have done, so that a calling shell script stops too.
void bindery_die_of_interrupt(void);
/// Waits until a descriptor can be read: 1. After the time: 0. After SIGINT: -1.
int bindery_wait(int descriptor, int milliseconds);
/// The same; -2 where another descriptor can be read before. A negative one is never ready.
int bindery_wait_beside(int descriptor, int other, int milliseconds);

// The line editor. There is one per program, on standard input and output.

typedef libedit_key bindery_key;

/// What shows the text that is being edited; libedit itself shows nothing.
typedef struct {
  /// Shows the text as it is.
  void (*draw)(void *context);
  /// Is called once the keys rest, after `draw`: what takes a while may be made ready. Whether there is more
  /// of that; the keys are looked at before it is called again.
  int (*rest)(void *context);
  /// Clears the text from a window whose width has changed.
  void (*erase)(void *context);
  /// Forgets what is on the screen: somebody else has written there.
  void (*forget)(void *context);
  /// Shows the line that was read, and goes below it; no line where there is nothing more to read.
  void (*finish)(void *context, const char *line, size_t count);
} bindery_screen;

/// Opens the editor; NULL where the terminal cannot be used.
EditLine *bindery_editor_open(const char *program, void *context, bindery_screen screen);
/// Binds the keys of terminals, and what vi's command mode does besides libedit's own.
void bindery_editor_bind_own(EditLine *editor);
/// Sets `emacs` or `vi`, which resets all keys.
void bindery_editor_style(EditLine *editor, const char *style);
int bindery_editor_is_vi(EditLine *editor);
/// Whether the last ESC was a key of its own, not the beginning of a sequence.
int bindery_editor_escape_was_alone(void);
/// Whether ESC alone comes as it is, in vi mode too.
void bindery_editor_read_escape(int is_read);
void *bindery_editor_context(EditLine *editor);
/// Names a function so that keys can be bound to it.
void bindery_editor_add(EditLine *editor, const char *name, const char *help, bindery_key key);
/// Binds a key in every key map that the person's editor settings use.
void bindery_editor_bind(EditLine *editor, const char *keys, const char *function);
/// Reads one input. `*count` is -1 after Ctrl-C, 0 at the end, or the number of bytes; -2 where nothing was
/// typed and the descriptor to watch can be read.
const char *bindery_editor_read(EditLine *editor, int *count);
/// Another descriptor to watch while nothing is typed; -1 for none.
void bindery_editor_watch(int descriptor);
/// What came together with the input that was read last, as the rest of a paste does; good until the next call.
const char *bindery_editor_waiting(size_t *count);
/// Forgets what was typed so.
void bindery_editor_drop_waiting(void);
/// Whether Ctrl-C ended the input that is being read.
int bindery_editor_is_interrupted(void);
/// Ends the input when the running key function returns.
void bindery_editor_submit(EditLine *editor);
/// Makes the next input begin with what `bindery-restore` inserts.
void bindery_editor_restore(EditLine *editor);
/// The cells that a character takes in the terminal.
int bindery_cells(unsigned int scalar);
/// The terminal's columns.
int bindery_editor_columns(void);
/// The terminal's rows.
int bindery_editor_rows(void);
/// Gives the terminal to another program, until `bindery_editor_return`.
void bindery_editor_leave(EditLine *editor);
void bindery_editor_return(EditLine *editor);
/// Runs a program of the path at the terminal, which is given back for that; its status, or a negative
/// error number. Ctrl-C is the program's alone meanwhile.
int bindery_run_at_terminal(char **words);
/// Gives the terminal back as it was.
void bindery_editor_close(void);
