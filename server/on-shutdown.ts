const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `end` once: on the first signal that asks the process to end, or when the parent that
 * started it over an IPC channel has ended, even by kill -9. A second signal, or the end of the
 * parent after a signal, ends the process at once with code 1. `end` receives the signal, or null
 * when the parent has ended.
 */
export function onShutdown(end: (signal: NodeJS.Signals | null) => void): void {
  let isStopping = false;
  const ask = (signal: NodeJS.Signals | null): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    end(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => ask(signal));
  if (process.send) {
    // A parent that passes on a signal waits for this process, unless it has to end at once itself.
    process.on('disconnect', () => ask(null));
  }
}
