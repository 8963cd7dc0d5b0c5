import Glibc

// A closed pipe shall end the session, not the process with a signal.
signal(SIGPIPE, SIG_IGN)
PluginSession(input: STDIN_FILENO, output: STDOUT_FILENO).run()
