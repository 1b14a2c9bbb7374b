import { type ExtraEnv, StoppedError, type Supervisor } from './supervisor.ts';

/** A service as a supervisor starts it. */
interface Service {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: ExtraEnv;
}

/** So many times within so many ms a service is started again, and then no more. */
const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/**
 * Starts a service and gives its port; rejects when the first start fails. When it ends by itself
 * later, it is started again in the same way: three times within a minute at most, because what
 * ends again at once would end for ever. One line on standard error tells of each end; everything
 * else that the supervisor started goes on.
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
    if (restarts.length >= MOST_RESTARTS) {
      console.error(
        `The ${name} ended unexpectedly (${how}) ${MOST_RESTARTS + 1} times within a minute and is not started again; everything else goes on without it.`,
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
      // One that runs but never became ready would keep the next from its port.
      await supervisor.end(name);
      await startAgain(error instanceof Error ? error.message : String(error));
    }
  }

  return await start();
}
