import { evaluateSync, parse, toJS } from 'groq-js';

/** Evaluates queries in the simplest way, for comparison. */
export interface Baseline {
  query(query: string, params?: Readonly<Record<string, unknown>>): unknown;
  /** Replaces a document; the next query must return the new version. */
  replace(document: { readonly _id: string }): void;
}

/**
 * Returns a baseline that evaluates every query over all parsed documents in memory; a change
 * re-sorts them. It has no cost for HTTP and serialization, which favours the baseline.
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
