#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t interrupts;
static volatile sig_atomic_t has_prompt;
static volatile sig_atomic_t is_editing;
static volatile sig_atomic_t has_saved;
static struct termios saved;
static int events[2] = {-1, -1};

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0) {
      if (errno == EINTR) continue;
      return;
    }
    bytes += written;
    count -= (size_t)written;
  }
}

void bindery_terminal_save(void) {
  if (tcgetattr(STDIN_FILENO, &saved) == 0) has_saved = 1;
}

/// Ctrl-C and Ctrl-Z throw away keys that nobody has read. A read that begins just then must come
/// back empty, or it would wait for another key before anyone looks at the signal.
static void let_reads_come_back_empty(void) {
  struct termios state;
  if (tcgetattr(STDIN_FILENO, &state) != 0) return;
  state.c_cc[VMIN] = 0;
  state.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &state);
}

void bindery_terminal_editing(int editing) {
  is_editing = editing;
  if (editing) {
    let_reads_come_back_empty();
    write_all(STDOUT_FILENO, paste_on, sizeof paste_on - 1);
  } else {
    write_all(STDOUT_FILENO, paste_off, sizeof paste_off - 1);
  }
}

void bindery_terminal_restore(void) {
  if (!has_saved) return;
  // Not TCSAFLUSH: what was typed ahead belongs to the program that follows.
  tcsetattr(STDIN_FILENO, TCSADRAIN, &saved);
  if (is_editing) write_all(STDOUT_FILENO, paste_off, sizeof paste_off - 1);
  is_editing = 0;
}

void bindery_terminal_suspend(void) {
  struct termios own;
  int has_own = tcgetattr(STDIN_FILENO, &own) == 0;
  bindery_terminal_restore();
  struct sigaction before;
  sigaction(SIGTSTP, &(struct sigaction){.sa_handler = SIG_DFL}, &before);
  // The signal is blocked inside its own handler.
  sigset_t stop;
  sigset_t mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, &mask);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &before, NULL);
  // In the background it goes on without the terminal, until it reads again.
  if (has_own && tcgetpgrp(STDIN_FILENO) == getpgrp()) tcsetattr(STDIN_FILENO, TCSADRAIN, &own);
}

void bindery_event_send(char event) {
  int error = errno;
  if (events[1] >= 0) write_all(events[1], &event, 1);
  errno = error;
}

char bindery_event_next(void) {
  char event = 0;
  return read(events[0], &event, 1) == 1 ? event : 0;
}

int bindery_event_descriptor(void) { return events[0]; }

static void die(int number) {
  bindery_terminal_restore();
  signal(number, SIG_DFL);
  // The signal is blocked inside its own handler.
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void on_interrupt(int number) {
  interrupts++;
  if (!has_prompt && interrupts > 1) die(number);
  bindery_event_send(event_interrupt);
}

static void on_death(int number) { die(number); }

static void handle(int number, void (*handler)(int), int respect_ignored) {
  struct sigaction action = {0};
  if (respect_ignored) {
    sigaction(number, NULL, &action);
    if (action.sa_handler == SIG_IGN) return;
  }
  action = (struct sigaction){0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void bindery_signals_start(int prompt) {
  has_prompt = prompt;
  if (events[0] < 0 && pipe2(events, O_CLOEXEC | O_NONBLOCK) != 0) events[0] = events[1] = -1;
  // A background job of a script ignores SIGINT, and shall go on doing so.
  handle(SIGINT, on_interrupt, !prompt);
  // Writes fail with EPIPE instead, which ends the program quietly where they are made.
  signal(SIGPIPE, SIG_IGN);
  if (prompt) {
    handle(SIGTERM, on_death, 1);
    handle(SIGHUP, on_death, 1);
    handle(SIGQUIT, on_death, 1);
  }
}

/// Whether work is done ahead while no key comes; a key then stops it.
static int works_ahead;

void bindery_signals_work_ahead(int is_ahead) { works_ahead = is_ahead; }

int bindery_has_key(void) {
  struct pollfd source = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&source, 1, 0) > 0;
}

int bindery_interrupted(void) { return interrupts > 0 || (works_ahead && bindery_has_key()); }

void bindery_interrupt_clear(void) {
  interrupts = 0;
  while (bindery_event_next() != 0) continue;
}

void bindery_die_of_interrupt(void) {
  bindery_terminal_restore();
  signal(SIGINT, SIG_DFL);
  raise(SIGINT);
}

int bindery_run_at_terminal(char **words) {
  extern char **environ;
  bindery_terminal_restore();
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  struct sigaction before;
  sigaction(SIGINT, &ignored, &before);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGTSTP);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  pid_t process;
  int failure = posix_spawnp(&process, words[0], NULL, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  int status = 0;
  if (failure == 0) {
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  }
  sigaction(SIGINT, &before, NULL);
  if (failure != 0) return -failure;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int bindery_wait(int descriptor, int milliseconds) {
  return bindery_wait_beside(descriptor, -1, milliseconds);
}

int bindery_wait_beside(int descriptor, int other, int milliseconds) {
  struct pollfd sources[3] = {
      {.fd = descriptor, .events = POLLIN},
      {.fd = events[0], .events = POLLIN},
      {.fd = other, .events = POLLIN},
  };
  for (;;) {
    int count = poll(sources, 3, milliseconds);
    if (count < 0 && errno == EINTR) continue;
    // A descriptor that cannot be polled is read at once; the read tells what is wrong.
    if (count < 0) return 1;
    if (sources[1].revents & POLLIN) {
      char event;
      while ((event = bindery_event_next()) != 0) {
        if (event == event_interrupt) return -1;
      }
    }
    if (sources[0].revents) return 1;
    if (sources[2].revents) return -2;
    if (count == 0) return 0;
  }
}
