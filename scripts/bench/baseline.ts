import { evaluateSync, parse, toJS } from 'groq-js';

/** Answers queries in the plainest way there is, to compare with. */
export interface Baseline {
  query(query: string, params?: Readonly<Record<string, unknown>>): unknown;
  /** Replaces a document; the next query has to see it. */
  replace(document: { readonly _id: string }): void;
}

/**
 * Evaluates every query over all documents in memory, parsed; a change sorts them anew. Whatever
 * HTTP and serialization cost is left out, in favour of the baseline.
 */
export function makeBaseline(documents: Iterable<{ readonly _id: string }>): Baseline {
  const byId = new Map<string, { readonly _id: string }>();
  for (const document of documents) byId.set(document._id, document);
  let dataset: readonly { readonly _id: string }[] | null = null;
  return {
    query: (query, params = {}) => {
      dataset ??= [...byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
      return toJS(evaluateSync(parse(query, { params }), { dataset }));
    },
    replace: (document) => {
      byId.set(document._id, document);
      dataset = null;
    },
  };
}
