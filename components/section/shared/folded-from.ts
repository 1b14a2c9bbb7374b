import { toPlainText } from '@portabletext/react';
import type { SectionOf } from '#lib/content/get-page';
import { stegaClean } from '#lib/platform/format/stega-clean';

/** The blocks of a section's text. */
export type TextBlocks = NonNullable<SectionOf<'richTextSection' | 'imageTextSection'>['body']>;

/** The number of characters of paragraphs before the fold. */
const shownCharacters = 180;

/** The number of items of a list before the fold. */
const shownListItems = 3;

/** The fewest characters below the fold for which a text is folded. */
const minFoldedLength = 180;

/**
 * Returns the index of the block from which phones fold a text, or null where it is short: after the
 * first paragraphs, or the first items of a list, and never within numbered ones.
 */
export function foldedFrom(blocks: TextBlocks): number | null {
  let shown = 0;
  const from = blocks.findIndex((block, index) => {
    const before = blocks[index - 1];
    if (
      shown >= shownCharacters &&
      !(block.listItem === 'number' && before?.listItem === 'number')
    ) {
      return true;
    }
    shown += weight(block);
    return false;
  });
  return from > 0 && lengthOf(blocks.slice(from)) >= minFoldedLength ? from : null;
}

/** Returns what a block counts; a heading belongs to the text below it. */
function weight(block: TextBlocks[number]): number {
  if (block.listItem) return shownCharacters / shownListItems;
  return block.style?.startsWith('h') ? 0 : lengthOf([block]);
}

function lengthOf(blocks: TextBlocks): number {
  return stegaClean(toPlainText(blocks)).length;
}
