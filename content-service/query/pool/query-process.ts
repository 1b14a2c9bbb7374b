import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QueryOutcome, READY, type TaskMessage } from '../engine/messages.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Size of the young generation, in megabytes; more only makes the process larger. */
const SEMI_SPACE_MB = 8;
/** Cached characters of documents per byte of memory: parsed, they take up to three bytes each. */
const CACHED_SHARE = 0.15;

/** The configuration of a query process. */
export interface QueryProcessOptions {
  readonly dataDir: string;
  /** The base URL of assets, without a trailing slash. */
  readonly baseUrl: string;
  /** Limit of its heap. */
  readonly memoryMegabytes: number;
}

/** Why a process ended that was not killed by the pool: its memory was full, or anything else. */
export type EndReason = 'memory' | 'unknown';

/** A process that evaluates one query at a time. */
export class QueryProcess {
  /** Resolves when the process can take its first task; never if it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<EndReason>;
  readonly #child: ChildProcess;
  #isReady = false;
  #isKilled = false;

  /** `onOutcome` is called for each task; `onEnd` once, unless the process was killed by `kill`. */
  constructor(
    options: QueryProcessOptions,
    onOutcome: (outcome: QueryOutcome) => void,
    onEnd: (reason: EndReason) => void,
  ) {
    const { dataDir, baseUrl, memoryMegabytes } = options;
    const cacheCharacters = Math.round(memoryMegabytes * 1024 * 1024 * CACHED_SHARE);
    this.#child = fork(CHILD, [String(process.pid), dataDir, baseUrl, String(cacheCharacters)], {
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${memoryMegabytes}`,
        `--max-semi-space-size=${SEMI_SPACE_MB}`,
      ],
      env: {
        NODE_ENV: process.env.NODE_ENV,
        // How the C library allocates native memory (mallopt(3)).
        MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
        MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_,
        NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
      },
      // In its own process group: a signal to the group of the service, which answers queries in progress
      // before it closes, does not end them. Its watchdog ends it with the service.
      detached: true,
      // Without its stderr: a full heap writes pages of it, and is reported by onEnd.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const started = Promise.withResolvers<void>();
    this.ready = started.promise;
    this.#child.on('message', (message: QueryOutcome | typeof READY) => {
      if (message === READY) {
        this.#isReady = true;
        started.resolve();
      }
      // A message that arrives after the kill belongs to a query that is already settled.
      else if (!this.#isKilled) onOutcome(message);
    });
    const { promise, resolve } = Promise.withResolvers<EndReason>();
    this.ended = promise;
    this.#child.once('exit', (_code, signal) =>
      resolve(signal === 'SIGABRT' ? 'memory' : 'unknown'),
    );
    // It could not be started, or its channel broke: either way it is unusable.
    this.#child.on('error', () => {
      if (!this.#child.kill('SIGKILL')) resolve('unknown');
    });
    void this.ended.then((reason) => {
      if (!this.#isKilled) onEnd(reason);
    });
    // It must not keep the service's event loop alive.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** Whether it can take its first task. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Sends a task to the process; the previous one must be finished. */
  send(message: TaskMessage): void {
    this.#child.send(message, (error) => {
      if (error !== null) this.#child.kill('SIGKILL');
    });
  }

  /** Kills the process immediately. */
  kill(): void {
    this.#isKilled = true;
    this.#child.ref();
    this.#child.kill('SIGKILL');
  }
}
