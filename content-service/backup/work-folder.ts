import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Creates a folder that only its owner may read, in which a command prepares what it renames at the
 * end. It contains personal data, so it is removed where it was not renamed, also when the process
 * exits or is asked to. Returns a function that ends this and removes it.
 */
export function createWorkFolder(path: string): () => void {
  // A copy in progress may add a file meanwhile.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { mode: 0o700 });
  process.once('exit', remove);
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    process.off('exit', remove);
    for (const signal of SIGNALS) process.off(signal, end);
    remove();
  };
}
