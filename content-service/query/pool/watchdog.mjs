import { workerData } from 'node:worker_threads';

// Ends the process it runs in when the parent of that process, whose id is the worker's data, is
// gone: also in the middle of a query that would take for ever. Plain JavaScript, because a thread
// that strips types takes 20 MB more.

const CHECK_EVERY_MS = 1000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
