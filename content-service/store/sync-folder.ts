import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes the entries of a folder to the disk, so that a file that was renamed into it is found again. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
