import type { FaqQueryResult } from '../model/types.generated.ts';
import { choiceReader } from './field.ts';
import { isRecord, ownField } from './formats/is-record.ts';
import { limits } from './formats/limits.ts';
import { readNumber } from './formats/read-number.ts';
import { readString } from './formats/read-text.ts';
import { type LinkDefinition, readLinkDefinitions } from './link-definitions.ts';
import { type KeyedRecord, withKeys } from './list.ts';

export type Blocks = FaqQueryResult[number]['answer']['en'];
type Block = Blocks[number];
type Span = NonNullable<Block['children']>[number];

const readStyle = choiceReader<NonNullable<Block['style']>>({
  blockquote: true,
  h2: true,
  h3: true,
  normal: true,
});
const readListItem = choiceReader<NonNullable<Block['listItem']>>({ bullet: true, number: true });
const decorators: ReadonlySet<unknown> = new Set(['strong', 'em']);

/**
 * Reads rich text of one language. Blocks, spans and marks of an unknown kind are left out, an
 * unknown style becomes `normal`. Returns null if no text is left or there are too many blocks.
 */
export function readBlocks(value: unknown): Blocks | null {
  const blocks = itemsOf(value, limits.blocks)?.flatMap((block) => readBlock(block) ?? []) ?? [];
  return blocks.some(hasText) ? blocks : null;
}

const hasText = ({ children }: Block) => children?.some(({ text }) => text?.trim()) ?? false;

function readBlock(block: KeyedRecord): Block | null {
  if (ownField(block, '_type') !== 'block') return null;
  const markDefs = readLinkDefinitions(ownField(block, 'markDefs'));
  const children = readSpans(ownField(block, 'children'), markDefs ?? []);
  if (!children || children.length === 0) return null;
  const listItem = readListItem(ownField(block, 'listItem'));
  const level = readNumber(ownField(block, 'level'), { min: 1, max: 10, integer: true });
  return {
    _type: 'block',
    _key: block._key,
    style: readStyle(ownField(block, 'style')) ?? 'normal',
    ...(listItem === null ? {} : { listItem }),
    ...(level === null ? {} : { level }),
    markDefs,
    children,
  };
}

function readSpans(value: unknown, links: readonly LinkDefinition[]): Span[] | null {
  const known = new Set(links.map(({ _key }) => _key));
  return (
    itemsOf(value, limits.spans)?.flatMap((span) => {
      const text = readString(ownField(span, 'text'), limits.span);
      if (ownField(span, '_type') !== 'span' || text === null) return [];
      const marks = ownField(span, 'marks');
      const isKnown = (mark: unknown): mark is string =>
        typeof mark === 'string' && (decorators.has(mark) || known.has(mark));
      const kept = Array.isArray(marks) ? marks.slice(0, limits.spans).filter(isKnown) : [];
      return [{ _type: 'span', _key: span._key, text, marks: kept }];
    }) ?? null
  );
}

/**
 * Returns the objects of a list, each with a unique `_key`; null if it is no list or longer than
 * `max`.
 */
function itemsOf(value: unknown, max: number) {
  return Array.isArray(value) && value.length <= max ? withKeys(value.filter(isRecord)) : null;
}
