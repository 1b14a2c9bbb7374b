import type { FaqQueryResult } from '../model/types.generated.ts';
import { isRecord, ownField } from './formats/is-record.ts';
import { limits } from './formats/limits.ts';
import { readAddress } from './formats/read-address.ts';
import { readAnchor } from './formats/read-anchor.ts';
import { readKey } from './formats/read-key.ts';
import { leadsSomewhere } from './leads-somewhere.ts';
import { linkTarget } from './link-target.ts';

/** A link of rich text; spans refer to it by its key. */
export type LinkDefinition = NonNullable<
  FaqQueryResult[number]['answer']['en'][number]['markDefs']
>[number];

/**
 * Reads the links of a block. Those without a key, of another type or without a target are left
 * out.
 */
export function readLinkDefinitions(value: unknown): LinkDefinition[] | null {
  if (!Array.isArray(value) || value.length > limits.spans) return null;
  return value.flatMap((definition) => readLink(definition) ?? []);
}

function readLink(value: unknown): LinkDefinition | null {
  if (!isRecord(value) || ownField(value, '_type') !== 'textLink') return null;
  const _key = readKey(ownField(value, '_key'));
  const target = ownField(value, 'page');
  const page = linkTarget.safeParse(target).data ?? null;
  const href = readAddress(ownField(value, 'href'));
  const anchor = readAnchor(ownField(value, 'anchor'));
  const leadsNowhere = page === null && (target !== null || !leadsSomewhere({ url: href, anchor }));
  if (_key === null || leadsNowhere) return null;
  return {
    _type: 'textLink',
    _key,
    page,
    ...(href === null ? {} : { href }),
    ...(anchor === null ? {} : { anchor }),
  };
}
