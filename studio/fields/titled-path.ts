import type { Path } from 'sanity';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

/** The parts of a compiled type of the schema that are used here. */
interface SchemaType {
  readonly name: string;
  readonly title?: string | undefined;
  readonly fields?: readonly { readonly name: string; readonly type: SchemaType }[];
  readonly of?: readonly SchemaType[];
}

/** Returns a path in a document with the titles of its fields, as the form shows them: `Sections 3 › Title › English`. */
export function titledPath(type: SchemaType | undefined, document: unknown, path: Path): string {
  const names: string[] = [];
  let here: { readonly type: SchemaType | undefined; readonly value: unknown } = {
    type,
    value: document,
  };
  for (const segment of path) {
    if (typeof segment === 'string') {
      const field = here.type?.fields?.find(({ name }) => name === segment)?.type;
      names.push(field?.title ?? segment);
      here = { type: field, value: isRecord(here.value) ? here.value[segment] : undefined };
    } else {
      const items: readonly unknown[] = Array.isArray(here.value) ? here.value : [];
      const at = indexIn(items, segment);
      names.push(`${names.pop() ?? ''} ${at + 1}`);
      here = { type: memberFor(here.type, items[at]), value: items[at] };
    }
  }
  return names.join(' › ');
}

function indexIn(items: readonly unknown[], segment: Exclude<Path[number], string>): number {
  if (typeof segment === 'number') return segment;
  if (!('_key' in segment)) return Number(segment[0]);
  return items.findIndex((item) => isRecord(item) && item._key === segment._key);
}

/** Returns the type of an item of a list: the member of its `_type`, or the only one. */
function memberFor(type: SchemaType | undefined, item: unknown): SchemaType | undefined {
  const [first, ...others] = type?.of ?? [];
  if (others.length === 0) return first;
  return type?.of?.find(({ name }) => isRecord(item) && item._type === name);
}
