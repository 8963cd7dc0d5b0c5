"""A real Slurm on this one machine: an array job exports in shards, and a merge makes the page.

Needs Debian's slurmctld, slurmd, slurm-client and munge, and the right to start them (root).
"""
import hashlib
import os
import pathlib
import pwd
import shutil
import socket
import subprocess
import time

import proof
import scenes

TASKS = 4
PROGRAMS = ("slurmctld", "slurmd", "sbatch", "munged", "squeue", "sinfo")


def configuration(folder, host, user):
    """A cluster of this machine alone, all of whose files lie in the folder."""
    return f"""ClusterName=proof
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmctldPidFile={folder}/ctld.pid
SlurmdPidFile={folder}/d.pid
SlurmdSpoolDir={folder}/spool
StateSaveLocation={folder}/state
SlurmctldLogFile={folder}/ctld.log
SlurmdLogFile={folder}/d.log
ReturnToService=2
MpiDefault=none
SwitchType=switch/none
NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=30 State=UP OverSubscribe=FORCE:2
"""


class Cluster:
    """Daemons of a cluster, which end with the block."""

    def __init__(self, folder):
        self.folder = folder
        self.daemons = []
        self.environment = {"SLURM_CONF": str(folder / "slurm.conf")}

    def __enter__(self):
        try:
            return self._started()
        except BaseException:
            self.__exit__()
            raise

    def _started(self):
        folder = self.folder
        for name in ("spool", "state"):
            (folder / name).mkdir()
        host = socket.gethostname().split(".")[0]
        user = pwd.getpwuid(os.getuid()).pw_name
        (folder / "slurm.conf").write_text(configuration(folder, host, user))
        # The kernel's groups of processes stay as they are: nothing here is limited by them.
        is_new = os.path.exists("/sys/fs/cgroup/cgroup.controllers")
        (folder / "cgroup.conf").write_text(
            "CgroupPlugin=cgroup/v2\nIgnoreSystemd=yes\n" if is_new
            else f"CgroupPlugin=cgroup/v1\nCgroupMountpoint={folder}/cgroup\n")
        key = folder / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o400)
        self._start(
            ["munged", "--foreground", "--force", f"--socket={folder}/munge.socket",
             f"--key-file={key}", f"--pid-file={folder}/munge.pid",
             f"--log-file={folder}/munge.log", f"--seed-file={folder}/munge.seed"])
        self._wait(lambda: (folder / "munge.socket").exists(), "munged")
        self._start(["slurmctld", "-D", "-i"])
        self._start(["slurmd", "-D", "-N", host])
        self._wait(lambda: "idle" in self.ask(["sinfo", "-h", "-o", "%t"]), "the node")
        return self

    def __exit__(self, *_):
        for daemon in reversed(self.daemons):
            daemon.terminate()
            try:
                daemon.wait(10)
            except subprocess.TimeoutExpired:
                daemon.kill()
                daemon.wait()

    def _start(self, line):
        log = open(self.folder / f"{line[0]}.out", "w", encoding="utf-8")
        self.daemons.append(subprocess.Popen(
            line, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, **self.environment}))

    def ask(self, line):
        """What a program of the cluster says."""
        done = subprocess.run(
            line, text=True, capture_output=True, env={**os.environ, **self.environment})
        return done.stdout

    def _wait(self, test, what):
        for _ in range(300):
            if test():
                return
            time.sleep(0.1)
        logs = "\n".join(
            f"{path.name}: {path.read_text()[-600:]}" for path in self.folder.glob("*.out"))
        raise proof.Failed(f"{what} does not come up\n{logs}")

    def run(self, script):
        """Submits a job and waits for all of its tasks."""
        done = subprocess.run(
            ["sbatch", "--parsable", script], text=True, capture_output=True, cwd=self.folder.parent,
            env={**os.environ, **self.environment})
        proof.check(done.returncode == 0, f"sbatch: {done.stderr}")
        job = done.stdout.strip()
        seen = set()
        for _ in range(6000):
            rows = self.ask(["squeue", "-h", "-r", "-j", job, "-o", "%K %t"]).split("\n")
            seen |= {row for row in rows if row.endswith(" R")}
            if not any(rows):
                return job, len(seen)
            time.sleep(0.1)
        raise proof.Failed(f"job {job} does not end")


def hashes(folder):
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".zoetrope" not in path.parts}


def run(folder):
    missing = [name for name in PROGRAMS if not shutil.which(name, path=os.environ["PATH"]
               + ":/usr/sbin:/sbin")]
    if missing or os.getuid() != 0:
        why = f"{', '.join(missing)} are not installed" if missing else "this is not root"
        proof.say(f"NOT TRIED: {why}; apt-get install slurmctld slurmd slurm-client munge")
        return
    os.environ["PATH"] += ":/usr/sbin:/sbin"
    place = folder / "Scenes"
    shutil.copytree(
        proof.ROOT / "Scenes/Showcase", place, ignore=shutil.ignore_patterns("*.png"))
    for number in range(4):
        (place / f"Own{number}.swift").write_text(scenes.plain(number))
    flags = "--scale 1 --parts gif"
    proof.tool(
        ["export", "Scenes", "-o", "serial", "-q", "-j", "2", *flags.split()], folder, timeout=900)
    script = folder / "shards.sbatch"
    # The array does not begin at 0 or 1: the tool must find its place all the same.
    script.write_text(f"""#!/bin/sh
#SBATCH --array=5-{4 + TASKS}
#SBATCH --cpus-per-task=1
#SBATCH --output={folder}/task-%a.log
exec {proof.TOOL} export Scenes -o part-$SLURM_ARRAY_TASK_ID --shard auto -q {flags}
""")
    daemons = folder / "slurm"
    daemons.mkdir()
    with Cluster(daemons) as cluster:
        version = cluster.ask(["sinfo", "-V"]).strip()
        job, seen = cluster.run(script)
    proof.say(f"{version}: array job {job}, {seen} of {TASKS} tasks seen running")
    parts = [f"part-{number}" for number in range(5, 5 + TASKS)]
    for part in parts:
        log = pathlib.Path(folder / part.replace("part", "task").__add__(".log"))
        proof.check((folder / part / "shard.json").exists(), f"{part} has no bundle: "
                    + (log.read_text() if log.exists() else "and no log"))
    proof.tool(["merge", *parts, "-o", "merged"], folder)
    serial, merged = hashes(folder / "serial"), hashes(folder / "merged")
    proof.check(serial == merged, "the merge differs from one run")
    proof.say(f"{len(serial)} files of the merge are those of one run")


proof.main(run)
