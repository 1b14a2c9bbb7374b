import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

/** How long a running service may take to respond, in ms. */
const probeMs = 20_000;

/** How long a service may take to start, and to end before it is killed, in ms. */
const startMs = 60_000;
const stopMs = 10_000;

const publishTransform = resolve(import.meta.dirname, '../publish/transform-published.ts');

export interface ServiceSettings {
  readonly root: string;
  /** The URL of the service, without a trailing slash. */
  readonly address: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Refusal {
  readonly ok: false;
  readonly message: string;
}

export type EnsuredService = { readonly ok: true; readonly stop: () => Promise<void> } | Refusal;

/** A service that was started, and the port at which it answers. */
type StartedService =
  | { readonly ok: true; readonly port: number; readonly stop: () => Promise<void> }
  | Refusal;

/**
 * Ensures that the embedded content service is running: uses the running one, or starts one, which
 * `stop` ends. If this process dies without calling `stop`, the started service ends by itself.
 */
export async function ensureContentService(settings: ServiceSettings): Promise<EnsuredService> {
  const running = await probe(settings.address);
  if (running === 'up') return { ok: true, stop: async () => {} };
  if (running === 'other') {
    return { ok: false, message: `${settings.address} does not answer like a content service` };
  }
  return startContentService(settings);
}

async function probe(address: string): Promise<'up' | 'down' | 'other'> {
  try {
    const signal = AbortSignal.timeout(probeMs);
    const { ok } = await fetch(`${address}/healthz`, { signal });
    return ok ? 'up' : 'other';
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return timedOut ? 'other' : 'down';
  }
}

/** Starts a content service, which `stop` ends; it ends by itself if this process dies before. */
export async function startContentService({
  root,
  env,
}: Pick<ServiceSettings, 'root' | 'env'>): Promise<StartedService> {
  const child = fork('content-service/main.ts', {
    cwd: root,
    env: { ...process.env, CONTENT_SERVICE_PUBLISH_TRANSFORM: publishTransform, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      if (isRecord(message) && message.type === 'ready') resolve(Number(message.port));
    });
  });
  const signal = AbortSignal.timeout(startMs);
  const late = once(signal, 'abort').then(() => null);
  const port = await Promise.race([ready, late, ended.then(() => null)]);
  const stop = async () => {
    child.kill('SIGTERM');
    const killed = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(killed);
  };
  if (port !== null) return { ok: true, port, stop };
  await stop();
  return { ok: false, message: 'the content service did not start; the reason stands above' };
}
