import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { withAssetUrl } from '../../assets/asset-url.ts';
import { READY, type TaskMessage } from '../engine/messages.ts';
import { QueryEngine } from '../engine/query-engine.ts';

// node child.ts <service's process id> <data folder> <base URL> <characters>: evaluates queries
// received over the IPC channel, one at a time, and caches that many characters of parsed
// documents. It is a separate process because it is killed when a query takes too long and aborts
// when one takes too much memory: a thread with a full heap takes the whole process with it.

const [service = '', dataDir = '', baseUrl = '', cacheCharacters = '0'] = process.argv.slice(2);

// While a query is evaluated, this thread cannot notice that the service has ended.
new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: Number(service) }).unref();
process.on('disconnect', () => process.exit(0));
// The service may have ended before the listeners were set; then its data is not opened.
if (process.ppid !== Number(service)) process.exit(0);

const engine = new QueryEngine(
  dataDir,
  (document) => withAssetUrl(document, baseUrl),
  Number(cacheCharacters),
);

// The next process of this kind reuses the compiled code; this one is usually killed, so it would
// not be written at exit.
flushCompileCache();

process.send?.(READY);
process.on('message', ({ task, isQuick }: TaskMessage) => {
  // A database that cannot be read rejects this, which ends the process; the pool handles that.
  void engine.run(task, isQuick).then((outcome) => process.send?.(outcome));
});
