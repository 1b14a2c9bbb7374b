import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { identifyFile } from '../identify-file.ts';

// node child.ts <server's process id> <bytes of memory> <ms of processor time>: inspects one file,
// whose name arrives over the IPC channel and whose content on standard input, responds over the
// channel and ends. A watchdog ends it when it exceeds its limits.

const [server = 0, memory = 0, time = 0] = process.argv.slice(2).map(Number);
const { user, system } = process.cpuUsage();
const workerData = {
  server,
  maxMemoryBytes: process.memoryUsage.rss() + memory,
  maxTimeMs: (user + system) / 1000 + time,
};
new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData }).unref();

process.once('disconnect', () => process.exit());
process.once('message', async (name: string) => {
  process.send?.(await identifyFile(name, await buffer(process.stdin)));
  process.disconnect();
});
process.send?.('ready');
