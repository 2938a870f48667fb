// What the two C files share.
#pragma once

enum bindery_event { event_interrupt = 'I', event_resize = 'W', event_stop = 'Z', event_continue = 'C' };

/// Notes an event for the loop that waits for input; safe in a signal handler.
void bindery_event_send(char event);
/// The next event, or 0.
char bindery_event_next(void);
/// The descriptor that becomes readable with an event.
int bindery_event_descriptor(void);
/// Tells whether what runs now is done ahead of the keys: any key then counts as an interrupt.
void bindery_signals_work_ahead(int is_ahead);
/// Whether a key, or the end of the input, waits to be read.
int bindery_has_key(void);
/// Remembers the terminal's state, to be restored by a signal that ends the program.
void bindery_terminal_save(void);
/// Tells whether keys are being read now, by polls: a read may then come back empty.
void bindery_terminal_editing(int is_editing);
/// Restores the terminal; safe in a signal handler.
void bindery_terminal_restore(void);
/// Gives the terminal back, stops, and takes it again when the program goes on.
void bindery_terminal_suspend(void);
