import { type ExtraEnv, StoppedError, type Supervisor } from './supervisor.ts';

/** A service, as passed to `startService` of a supervisor. */
interface Service {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: ExtraEnv;
}

/** Maximum number of restarts within `WITHIN_MS` milliseconds. */
const MAX_RESTARTS = 3;
const WITHIN_MS = 60_000;

/**
 * Starts a service and returns its port; rejects if the first start fails. If the service later
 * ends by itself, it is restarted in the same way: at most three times within a minute, because a
 * service that fails at once would be restarted for ever. Prints one line on standard error for
 * each end; everything else that the supervisor started continues.
 */
export async function startAgainWhenLost(
  supervisor: Supervisor,
  service: Service,
): Promise<number> {
  const { name, args, env } = service;
  let restarts: readonly number[] = [];

  const start = () => supervisor.startService(name, args, env, (how) => void startAgain(how));

  async function startAgain(how: string): Promise<void> {
    const now = Date.now();
    restarts = restarts.filter((moment) => moment > now - WITHIN_MS);
    if (restarts.length >= MAX_RESTARTS) {
      console.error(
        `The ${name} ended unexpectedly (${how}) ${MAX_RESTARTS + 1} times within a minute and is not started again; everything else goes on without it.`,
      );
      return;
    }
    restarts = [...restarts, now];
    console.error(`The ${name} ended unexpectedly (${how}) and is started again.`);
    try {
      await start();
    } catch (error) {
      if (error instanceof StoppedError) {
        return;
      }
      // A process that runs but never became ready would occupy the port of the next one.
      await supervisor.end(name);
      await startAgain(error instanceof Error ? error.message : String(error));
    }
  }

  return await start();
}
