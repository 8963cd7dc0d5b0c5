// Last words of a scene process.
#include "internal.h"
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#define FRAMES 64

static int trace_file = -1;
static uintptr_t trace_base;
// The code of the library, and the end of the main thread's stack.
static uintptr_t code_start, code_end, stack_end;

struct __attribute__((packed)) trace {
  uint8_t kind;
  uint32_t length;
  uint64_t offsets[FRAMES];
};
// Where work came from that was queued last while an instant seemed not to end.
static struct trace kept;

static int find_code(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  (void)context;
  if (image->dlpi_addr != trace_base) return 0;
  for (int i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &image->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    code_start = trace_base + part->p_vaddr;
    code_end = code_start + part->p_memsz;
  }
  return 1;
}

void zt_trace_install(int file, void *library) {
  trace_base = zt_image_base(library);
  trace_file = file;
  dl_iterate_phdr(find_code, NULL);
  extern void *__libc_stack_end;
  stack_end = (uintptr_t)__libc_stack_end;
  // The unwinder loads a library of its own at its first use, which a dying process must not.
  void *frames[2];
  backtrace(frames, 2);
}

static void write_all(const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t done = write(trace_file, at, count);
    if (done <= 0) return;
    at += done;
    count -= (size_t)done;
  }
}

static bool is_code(uintptr_t address) { return address >= code_start && address < code_end; }

static void add(struct trace *trace, uintptr_t address) {
  if (!is_code(address) || trace->length == 8 * FRAMES) return;
  trace->offsets[trace->length / 8] = address - trace_base;
  trace->length += 8;
}

static void take_frames(struct trace *trace, uintptr_t interrupted) {
  void *frames[FRAMES];
  int found = backtrace(frames, FRAMES);
  for (int i = 0; i < found; i++) {
    uintptr_t address = (uintptr_t)frames[i];
    // A return address lies behind its call.
    add(trace, address == interrupted ? address : address - 1);
  }
}

// Copies memory that may not be there.
static bool peek(const void *from, void *to, size_t size) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  bool done = write(ends[1], from, size) == (ssize_t)size
      && read(ends[0], to, size) == (ssize_t)size;
  close(ends[0]);
  close(ends[1]);
  return done;
}

// Return addresses among the words of the main thread's stack, for where the unwinder gives up.
static void scan_stack(struct trace *trace, uintptr_t pointer) {
  const uintptr_t reach = 256 * 1024;
  if (pointer == 0 || pointer >= stack_end || stack_end - pointer > 64 * 1024 * 1024) return;
  uintptr_t end = stack_end - pointer < reach ? stack_end : pointer + reach;
  uintptr_t at = (pointer + 7) & ~(uintptr_t)7;
  // After an overflow the pointer lies in the guard below the stack.
  for (uintptr_t word; at < end && !peek((const void *)at, &word, sizeof word);)
    at = (at | 4095) + 1;
  for (; at + 8 <= end; at += 8) add(trace, *(const uintptr_t *)at - 1);
}

// The places that will go on when a task that waits does. What waits has left the stack.
static void take_continuations(struct trace *trace) {
  extern void *swift_task_getCurrent(void);
  struct context {
    struct context *parent;
    void *resume;
  };
  // The runtime's task: its header and job, then where and with what it goes on.
  struct {
    uintptr_t header_and_job[7];
    void *resume;
    struct context *context;
  } task;
  void *current = swift_task_getCurrent();
  if (!current || !peek(current, &task, sizeof task)) return;
  add(trace, (uintptr_t)task.resume);
  struct context context = {task.context, NULL};
  for (int depth = 0; depth < FRAMES && context.parent; depth++) {
    if (!peek(context.parent, &context, sizeof context)) return;
    add(trace, (uintptr_t)context.resume);
  }
}

static void write_trace(uintptr_t interrupted, uintptr_t pointer) {
  if (trace_file < 0) return;
  struct trace record = {.kind = 6, .length = 0};
  take_frames(&record, interrupted);
  // The innermost place alone does not tell how it was reached.
  if (record.length < 16) scan_stack(&record, pointer);
  if (record.length == 0) record = kept;
  if (record.length > 0) write_all(&record, 5 + record.length);
}

void zt_trace_write(void) { write_trace(0, 0); }

void zt_trace_keep(void) {
  struct trace trace = {.kind = 6, .length = 0};
  take_frames(&trace, 0);
  if (trace.length == 0) take_continuations(&trace);
  if (trace.length > 0) kept = trace;
}

static bool is_overflow(int number, const siginfo_t *info, uintptr_t pointer) {
  if (number != SIGSEGV) return false;
  uintptr_t address = (uintptr_t)info->si_addr;
  // The fault of an overflow lies near the pointer that ran into the guard.
  uintptr_t distance = address > pointer ? address - pointer : pointer - address;
  return distance < 64 * 1024;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  signal(number, SIG_DFL);
#if defined(__x86_64__)
  uintptr_t counter = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
  uintptr_t pointer = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t counter = (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
  uintptr_t pointer = (uintptr_t)((ucontext_t *)context)->uc_mcontext.sp;
#endif
  if (is_overflow(number, info, pointer)) {
    static const char words[] = "Fatal error: endless recursion used up the stack\n";
    ssize_t ignored = write(2, words, sizeof words - 1);
    (void)ignored;
  }
  write_trace(counter, pointer);
  if (number == SIGUSR2) syscall(SYS_exit_group, 1);
  raise(number);
}

// ---- What a scene must not get in the way of

// An end that the scene asks for is told of like a crash.
#define ENDING(name)                                                                               \
  ZT_EXPORT void name(int status) {                                                                \
    if (zt_on()) write_trace(0, 0);                                                                 \
    ZT_REAL(void (*)(int), #name)(status);                                                         \
    __builtin_unreachable();                                                                       \
  }
ENDING(exit)
ENDING(_exit)
ENDING(quick_exit)

// The signal that asks a hanging scene where it is stays open and ours.
ZT_EXPORT int sigaction(int number, const struct sigaction *action, struct sigaction *old) {
  if (zt_on() && number == SIGUSR2 && action) return 0;
  return ZT_REAL(int (*)(int, const struct sigaction *, struct sigaction *), "sigaction")(
      number, action, old);
}

ZT_EXPORT sighandler_t signal(int number, sighandler_t handler) {
  if (zt_on() && number == SIGUSR2) return SIG_DFL;
  return ZT_REAL(sighandler_t (*)(int, sighandler_t), "signal")(number, handler);
}

static sigset_t without_ours(const sigset_t *set) {
  sigset_t rest;
  if (set) rest = *set;
  else sigemptyset(&rest);
  if (zt_on()) sigdelset(&rest, SIGUSR2);
  return rest;
}

ZT_EXPORT int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  sigset_t rest = without_ours(set);
  return ZT_REAL(int (*)(int, const sigset_t *, sigset_t *), "sigprocmask")(
      how, set ? &rest : NULL, old);
}

ZT_EXPORT int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  sigset_t rest = without_ours(set);
  return ZT_REAL(int (*)(int, const sigset_t *, sigset_t *), "pthread_sigmask")(
      how, set ? &rest : NULL, old);
}

void zt_report_crashes(void) {
  // The handler needs a stack of its own after an overflow.
  static char memory[128 * 1024];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, NULL);
  struct sigaction action = {0};
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  const int deadly[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGUSR2};
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) sigaction(deadly[i], &action, NULL);
}
