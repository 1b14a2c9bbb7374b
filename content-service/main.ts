import { setFlagsFromString } from 'node:v8';
import { parseEnv } from './env.ts';
import { loadPublishTransform } from './mutate/load-publish-transform.ts';
import { type RunningServer, startServer } from './server.ts';
import { FolderReplacedError } from './store/lock.ts';
import { isLocked } from './store/sqlite-errors.ts';
import { errorCode, errorMessage } from './util/error-message.ts';
import { encodeLogEntry } from './util/log.ts';

/** Returns the one-line message for the operator when the service cannot start. */
function explain(error: unknown, host: string, port: number, dataDir: string): string {
  const code = errorCode(error);
  const message = errorMessage(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use; stop what listens there or set CONTENT_SERVICE_PORT.`;
  }
  if (code === 'EACCES')
    return `Not allowed to listen on ${host}:${port} or to write to ${dataDir}.`;
  if (isLocked(error)) {
    return `Another content service is using ${dataDir}; stop it or set CONTENT_SERVICE_DATA.`;
  }
  if (error instanceof FolderReplacedError) {
    return `Another process is replacing ${dataDir}, as a restore does; try again.`;
  }
  return `Cannot start: ${message}`;
}

function stop(line: string): never {
  console.error(`content service: ${line}`);
  process.exit(1);
}

/** Closes the server on SIGTERM, SIGINT or disconnect, once only, and exits with code 0. */
function endWith(server: RunningServer): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => stop(`could not close cleanly: ${String(error)}`),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The parent process has ended, for whatever reason, so there is no client left.
  process.on('disconnect', end);
}

async function main(): Promise<void> {
  // Otherwise large bodies make V8 grow its young generation to a multiple of its live data.
  setFlagsFromString('--semi-space-growth-factor=1');
  // When the parent dies, our output streams fail; that alone must not stop a running request.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const env = parseEnv(process.env);
  if (!env.ok) stop(env.error);
  const { host, port, dataDir, publishTransformPath } = env.value;
  const transform = await loadPublishTransform(publishTransformPath);
  if (!transform.ok) stop(transform.error);
  try {
    const server = await startServer({
      ...env.value,
      publishTransform: transform.value,
      log: (entry) => console.error(encodeLogEntry(entry, new Date())),
    });
    endWith(server);
    console.log(`content service: ${server.url} (data in ${dataDir})`);
    process.send?.({ type: 'ready', port: server.port });
  } catch (error) {
    stop(explain(error, host, port, dataDir));
  }
}

await main();
