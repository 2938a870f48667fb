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

// The line editor. There is one per program, on standard input and output.

typedef libedit_key bindery_key;

/// Opens the editor; NULL where the terminal cannot be used.
EditLine *bindery_editor_open(const char *program, void *context);
void *bindery_editor_context(EditLine *editor);
/// Names a function so that keys can be bound to it.
void bindery_editor_add(EditLine *editor, const char *name, const char *help, bindery_key key);
/// Binds a key in every key map that the person's editor settings use.
void bindery_editor_bind(EditLine *editor, const char *keys, const char *function);
/// Sets the prompt: its text, and the sequences that start and end its look.
void bindery_editor_prompt(const char *text, const char *start, const char *end);
/// Reads one input. `*count` is -1 after Ctrl-C, 0 at the end, or the number of bytes.
const char *bindery_editor_read(EditLine *editor, int *count);
/// What was typed behind the input that was read last and is there already; good until the next call.
const char *bindery_editor_waiting(size_t *count);
/// Forgets what was typed so.
void bindery_editor_drop_waiting(void);
/// Whether Ctrl-C ended the input that is being read.
int bindery_editor_is_interrupted(void);
/// Ends the input when the running key function returns.
void bindery_editor_submit(EditLine *editor);
/// Makes the next input begin with what `bindery-restore` inserts.
void bindery_editor_restore(EditLine *editor);
/// Clears the input that was read last from the screen, as far as it is still there.
void bindery_editor_clear_taken(EditLine *editor);
/// Clears the prompt and the text from the screen; the cursor is left where the prompt was.
void bindery_editor_erase(EditLine *editor);
/// Draws the prompt and the text where the cursor is.
void bindery_editor_refresh(EditLine *editor);
/// Writes lines below the text, then prompt and text anew below them.
void bindery_editor_show_below(EditLine *editor, const char *lines);
/// The cells that a character takes in the terminal.
int bindery_cells(unsigned int scalar);
/// The terminal's columns.
int bindery_editor_columns(void);
/// Gives the terminal back as it was.
void bindery_editor_close(void);
