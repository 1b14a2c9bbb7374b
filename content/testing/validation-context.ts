import { DocumentId, getPublishedId, getVersionId, isPublishedId } from '@sanity/id-utils';
import { evaluate, parse } from 'groq-js';
import { vi } from 'vitest';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';

interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

interface Options {
  readonly perspective: 'published' | readonly string[];
}

/** Returns the documents of a perspective, as the content service does: published ones, or a release's. */
function seenIn(dataset: readonly Stored[], { perspective }: Options): Stored[] {
  const [release] = perspective === 'published' ? [] : perspective;
  const published = dataset.filter(({ _id }) => isPublishedId(DocumentId(_id)));
  if (release === undefined) return published;
  const versions = dataset.flatMap((document) => {
    const id = DocumentId(document._id);
    const published = getPublishedId(id);
    return id === getVersionId(published, release) ? [{ ...document, _id: published }] : [];
  });
  const isReplaced = ({ _id }: Stored) => versions.some((version) => version._id === _id);
  return [...published.filter((document) => !isReplaced(document)), ...versions];
}

let count = 0;

/**
 * Creates the context in which an editing tool validates a document that is in a dataset, and returns it
 * with the function that its queries are sent with.
 */
export function validationContext<T extends Stored>(dataset: readonly Stored[], document: T) {
  const fetch = vi.fn(async (query: string, params: JsonRecord, options: Options) => {
    const seen = { dataset: seenIn(dataset, options), params };
    return (await evaluate(parse(query, { params }), seen)).get();
  });
  // Answers are shared by the name of the dataset.
  const name = `test-${count++}`;
  const client = { fetch, config: () => ({ projectId: 'test', dataset: name }) };
  return { fetch, context: { document, getClient: () => client } };
}
