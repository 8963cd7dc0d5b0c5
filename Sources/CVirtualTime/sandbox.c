// Limits a scene process by Landlock (files, network) and seccomp (system calls).
#include "internal.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// File rights known to the first version of Landlock, and those added later.
#define FIRST_RIGHTS ((1ULL << 13) - 1)
#define RIGHT_REFER (1ULL << 13)
#define RIGHT_TRUNCATE (1ULL << 14)
#define RIGHTS_TCP 3ULL
// Newer than the headers of some systems; the same number everywhere.
#define FCHMODAT2 452
#define READ_RIGHTS \
  (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_EXECUTE)

struct rules {
  uint64_t files;
  uint64_t network;
};

static void allow(int rules, const char *path, uint64_t rights) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return;
  struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = file};
  if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
    // A plain file has no folder rights.
    rule.allowed_access &= LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE
        | LANDLOCK_ACCESS_FS_EXECUTE;
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(file);
}

static bool limit_files(const char *const *readable, size_t count) {
  long version =
      syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return false;
  struct rules wanted = {FIRST_RIGHTS, 0};
  if (version >= 2) wanted.files |= RIGHT_REFER;
  if (version >= 3) wanted.files |= RIGHT_TRUNCATE;
  if (version >= 4) wanted.network = RIGHTS_TCP;
  size_t size = version >= 4 ? sizeof wanted : sizeof wanted.files;
  int rules = (int)syscall(SYS_landlock_create_ruleset, &wanted, size, 0);
  if (rules < 0) return false;
  for (size_t i = 0; i < count; i++) allow(rules, readable[i], READ_RIGHTS);
  allow(rules, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  bool done = syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return done;
}

static bool limit_calls(void) {
#ifdef ARCHITECTURE
#define DENY(number)                                                                               \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),                                               \
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define ARGUMENT(index) offsetof(struct seccomp_data, args[index])
// Allowed where an argument has one value, which a following rule finds no more.
#define ONLY(number, index, value)                                                                 \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4),                                               \
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARGUMENT(index)),                                         \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0),                                            \
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),                                        \
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // Calls of the x32 kind would pass the list below under other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      DENY(SYS_fork),
      DENY(SYS_vfork),
#endif
      DENY(SYS_socket),
      DENY(SYS_socketpair),
      DENY(SYS_connect),
      DENY(SYS_bind),
      DENY(SYS_execve),
      DENY(SYS_execveat),
      DENY(SYS_ptrace),
      DENY(SYS_process_vm_readv),
      DENY(SYS_process_vm_writev),
      DENY(SYS_kill),
      DENY(SYS_tkill),
      DENY(SYS_rt_sigqueueinfo),
      DENY(SYS_rt_tgsigqueueinfo),
      DENY(SYS_pidfd_open),
      DENY(SYS_pidfd_send_signal),
      DENY(SYS_mount),
      DENY(SYS_unshare),
      DENY(SYS_setns),
      DENY(SYS_bpf),
      DENY(SYS_perf_event_open),
      DENY(SYS_keyctl),
      DENY(SYS_add_key),
      DENY(SYS_io_uring_setup),
      DENY(SYS_userfaultfd),
      DENY(SYS_setsid),
      DENY(SYS_setpgid),
      // Landlock knows nothing of a file's owner, mode, times and attributes.
#ifdef __x86_64__
      DENY(SYS_chmod),
      DENY(SYS_chown),
      DENY(SYS_lchown),
      DENY(SYS_utime),
      DENY(SYS_utimes),
      DENY(SYS_alarm),
      DENY(SYS_futimesat),
#endif
      DENY(SYS_fchmod),
      DENY(SYS_fchmodat),
      DENY(FCHMODAT2),
      DENY(SYS_fchown),
      DENY(SYS_fchownat),
      DENY(SYS_utimensat),
      DENY(SYS_setxattr),
      DENY(SYS_lsetxattr),
      DENY(SYS_fsetxattr),
      DENY(SYS_removexattr),
      DENY(SYS_lremovexattr),
      DENY(SYS_fremovexattr),
      // Timers that count real time.
      DENY(SYS_setitimer),
      DENY(SYS_timer_create),
      // What outlives the process.
      DENY(SYS_shmget),
      DENY(SYS_semget),
      DENY(SYS_msgget),
      DENY(SYS_mq_open),
      // Memory that no limit of the process counts.
      DENY(SYS_memfd_create),
      // A scene may run as root.
      DENY(SYS_settimeofday),
      DENY(SYS_clock_settime),
      DENY(SYS_clock_adjtime),
      DENY(SYS_adjtimex),
      DENY(SYS_sethostname),
      DENY(SYS_setdomainname),
      DENY(SYS_reboot),
      DENY(SYS_swapon),
      DENY(SYS_swapoff),
      DENY(SYS_init_module),
      DENY(SYS_finit_module),
      DENY(SYS_delete_module),
      DENY(SYS_kexec_load),
      DENY(SYS_acct),
      DENY(SYS_quotactl),
      DENY(SYS_syslog),
      DENY(SYS_umount2),
      DENY(SYS_pivot_root),
      DENY(SYS_chroot),
      DENY(SYS_open_tree),
      DENY(SYS_move_mount),
      DENY(SYS_fsopen),
      DENY(SYS_open_by_handle_at),
      // Other processes' share of the machine.
      DENY(SYS_setpriority),
      DENY(SYS_ioprio_set),
      DENY(SYS_sched_setscheduler),
      DENY(SYS_sched_setparam),
      DENY(SYS_sched_setattr),
      DENY(SYS_sched_setaffinity),
      DENY(SYS_migrate_pages),
      DENY(SYS_move_pages),
      DENY(SYS_kcmp),
      // Signals to threads of this process only, for raise() and abort().
      ONLY(SYS_tgkill, 0, (uint32_t)getpid()),
      // Limits of this process only.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 5),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      // Flags of a file, such as that nobody may change it.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 4),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARGUMENT(1)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)FS_IOC_SETFLAGS, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      // The process ends with its parent whatever it does.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 4),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_PDEATHSIG, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      // glibc falls back from clone3, whose flags lie in memory, to clone; that may make threads.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
#else
  return false;
#endif
}

struct zt_sandbox_result zt_sandbox_probe(void) {
  long version =
      syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  bool calls = false;
#ifdef ARCHITECTURE
  // A kernel that knows filters misses the one that should be here.
  calls = prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL) != 0 && errno == EFAULT;
#endif
  return (struct zt_sandbox_result){version >= 1, calls};
}

struct zt_sandbox_result zt_sandbox(const char *const *readable, size_t count) {
  struct zt_sandbox_result result = {false, false};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return result;
  result.files = limit_files(readable, count);
  result.calls = limit_calls();
  return result;
}
