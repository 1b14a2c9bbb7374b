import { type Blocks, readBlocks } from '../../../lib/content/parse/blocks.ts';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';

/** Parses rich text of one language; null also when the site would omit a part of it. */
export function readWholeText(value: unknown): Blocks | null {
  const blocks = readBlocks(value);
  return blocks && countSpans(blocks) === countSpans(value) ? blocks : null;
}

/** Counts blocks and their children. */
function countSpans(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return value.reduce<number>((sum, block: unknown) => {
    const children = isRecord(block) ? block.children : null;
    return sum + 1 + (Array.isArray(children) ? children.length : 0);
  }, 0);
}
