import { documentType, isDocument } from '../../lib/content/parse/document.ts';
import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';

/** A value of a document that the parsed result of a query does not have. */
export interface LostValue {
  readonly id: string;
  readonly type: string;
  /** Its path in the document; empty for the document itself. */
  readonly path: string;
}

/** Returns the values of a result that a parser left out, without those inside of them. */
export function lostValues(result: unknown, parsed: unknown): LostValue[] {
  return lostIn(result, parsed, { id: '', type: '', path: '' });
}

function lostIn(stored: unknown, parsed: unknown, outside: LostValue): LostValue[] {
  if (isEmpty(stored)) return [];
  const place = isDocument(stored)
    ? { id: stored._id, type: documentType(stored), path: '' }
    : outside;
  if (parsed === null || parsed === undefined) return [place];
  if (Array.isArray(stored) && Array.isArray(parsed)) return lostItems(stored, parsed, place);
  if (!isRecord(stored) || !isRecord(parsed)) return [];
  return fieldsOf(stored).flatMap(([name, value]) => {
    const path = place.path ? `${place.path}.${name}` : name;
    return lostIn(value, parsed[name], { ...place, path });
  });
}

/** Items are recognised by their key or id; without one, a shorter list is lost as a whole. */
function lostItems(
  stored: readonly unknown[],
  parsed: readonly unknown[],
  place: LostValue,
): LostValue[] {
  const inPlace = stored.length === parsed.length;
  const byKey = new Map(parsed.map((item) => [keyOf(item), item]));
  if (!inPlace && byKey.has(undefined)) return [place];
  return stored.flatMap((item, index) => {
    const path = `${place.path}[${index}]`;
    return lostIn(item, inPlace ? parsed[index] : byKey.get(keyOf(item)), { ...place, path });
  });
}

const keyOf = (item: unknown) => (isRecord(item) ? (item._key ?? item._id) : undefined);

/** The fields of an object that editors fill in. */
const fieldsOf = (object: JsonRecord) =>
  Object.entries(object).filter(([name]) => !name.startsWith('_'));

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value))
    return !isDocument(value) && fieldsOf(value).every(([, each]) => isEmpty(each));
  return value === null || value === undefined;
}
