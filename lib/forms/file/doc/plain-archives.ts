import { archiveAt, archiveEnds } from '../package/archive-end.ts';
import { isPlainAddition } from '../package/plain-office.ts';
import type { CountUnpacked } from '../package/read-package.ts';

/**
 * Whether all archives in a file are in its streams, and plain: Word stores a theme there, and
 * drawings for its newer versions. Throws if one cannot be read.
 */
export async function hasPlainArchives(
  file: Buffer,
  streams: readonly Buffer[],
  count: CountUnpacked,
): Promise<boolean> {
  let plain = 0;
  for (const stream of streams) {
    for (const end of archiveEnds(stream)) {
      if (!(await isPlainAddition(archiveAt(stream, end), count))) return false;
      plain += 1;
    }
  }
  return archiveEnds(file).length <= plain;
}
