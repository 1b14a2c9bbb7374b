import { workerData } from 'node:worker_threads';

// Kills the process it runs in once it has used more than `maxMemoryBytes` bytes or `maxTimeMs` ms of
// processor time, or its parent, whose id is `server`, has ended. It also works while a file keeps
// the main thread busy. Memory outside the heap, such as unpacked content, counts. Plain
// JavaScript, because a thread that strips types takes 20 MB more.

const CHECK_EVERY_MS = 20;

const { server, maxMemoryBytes, maxTimeMs } = workerData;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const hasTakenTooMuch =
    process.memoryUsage.rss() > maxMemoryBytes || (user + system) / 1000 > maxTimeMs;
  if (hasTakenTooMuch || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
