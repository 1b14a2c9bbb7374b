import { parseImageAssetId } from '@sanity/asset-utils';
import { evaluateSync, parse, toJS } from 'groq-js';
import type { RunQuery } from '../../lib/content/client/run-query.ts';
import type { FullDocument } from '../json/json.ts';

const parsed = new Map<string, ReturnType<typeof parse>>();

function parsedQuery(groq: string) {
  const tree = parsed.get(groq) ?? parse(groq);
  parsed.set(groq, tree);
  return tree;
}

/**
 * Returns a function that evaluates queries over these documents, as the content service does;
 * references may also lead to `others`.
 */
export function evaluateOver(
  documents: readonly FullDocument[],
  others: ReadonlyMap<string, FullDocument> = new Map(),
): RunQuery {
  const dataset = documents.map(stored);
  const own = new Map(dataset.map((each) => [each._id, each]));
  return async (groq, params) => {
    const dereference = ({ _ref }: { _ref: string }) => own.get(_ref) ?? others.get(_ref);
    const value = evaluateSync(parsedQuery(groq), { dataset, params, dereference });
    const result: unknown = toJS(value);
    return JSON.parse(JSON.stringify(result ?? null));
  };
}

/** Adds the fields that the service sets. */
const stored = (document: FullDocument) => ({
  _rev: 'revision-1',
  _createdAt: '2026-10-21T08:00:00Z',
  _updatedAt: '2026-10-21T08:00:00Z',
  ...document,
});

/** Returns the document that the service creates for an image asset with this id. */
export function imageDocument(_id: string): FullDocument {
  const { width, height } = parseImageAssetId(_id);
  return {
    _id,
    _type: 'sanity.imageAsset',
    url: `https://images.example/${_id}`,
    mimeType: 'image/jpeg',
    metadata: {
      lqip: 'data:image/jpeg;base64,AAAA',
      hasAlpha: false,
      isOpaque: true,
      dimensions: { width, height },
    },
  };
}
