import { isDocument, type RawDocument } from '../../../lib/content/parse/document.ts';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';

/** A result in which one field of a document has the value of another document of its type. */
export interface WithSiblingValue {
  readonly id: string;
  readonly field: string;
  readonly result: unknown;
}

/**
 * Returns a copy of the result of a list query for each field of the first `count` documents of
 * every type in every list: the field has the value of the next document that has another one.
 */
export function withSiblingValues(result: unknown, count: number): WithSiblingValue[] {
  if (Array.isArray(result)) return inList(result.filter(isDocument), count);
  if (!isRecord(result) || isDocument(result)) return [];
  return Object.entries(result).flatMap(([name, list]) =>
    withSiblingValues(list, count).map((each) => ({
      ...each,
      result: { ...result, [name]: each.result },
    })),
  );
}

function inList(documents: readonly RawDocument[], count: number): WithSiblingValue[] {
  const byType = Map.groupBy(documents, ({ _type }) => _type);
  return [...byType.values()].flatMap((same) =>
    same.slice(0, count).flatMap((document, index) => {
      const siblings = [...same.slice(index + 1), ...same.slice(0, index)];
      return fieldsIn(document).flatMap((field) => {
        const sibling = siblings.find((each) => !isSame(each[field], document[field]));
        if (!sibling) return [];
        const changed = { ...document, [field]: structuredClone(sibling[field]) };
        const result = documents.map((each) => (each === document ? changed : each));
        return { id: document._id, field, result };
      });
    }),
  );
}

const fieldsIn = (document: RawDocument) =>
  Object.keys(document).filter((name) => !name.startsWith('_'));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
