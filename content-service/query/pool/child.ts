import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { withAssetUrl } from '../../assets/asset-url.ts';
import { READY, type TaskMessage } from '../engine/messages.ts';
import { QueryEngine } from '../engine/query-engine.ts';

// node child.ts <service's process id> <data folder> <base URL> <characters>: answers queries that
// come over the IPC channel, one at a time, and keeps so many characters of parsed documents. It is
// a process because it is killed when a query takes too long and aborts when one takes too much
// memory: a thread whose heap is full takes the whole process with it.

const [service = '', dataDir = '', baseUrl = '', cacheCharacters = '0'] = process.argv.slice(2);

// A query that is being evaluated keeps this thread from hearing that the service is gone.
new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: Number(service) }).unref();
process.on('disconnect', () => process.exit(0));
// It may be gone before there was anything to hear it: then its data is not touched any more.
if (process.ppid !== Number(service)) process.exit(0);

const engine = new QueryEngine(
  dataDir,
  (document) => withAssetUrl(document, baseUrl),
  Number(cacheCharacters),
);

// The next process of this kind starts with what this one has compiled; nobody lets it end in
// peace.
flushCompileCache();

process.send?.(READY);
process.on('message', ({ task, isQuick }: TaskMessage) => {
  // A database that cannot be read rejects this, which ends the process: the pool takes it from
  // there.
  void engine.run(task, isQuick).then((outcome) => process.send?.(outcome));
});
