import { ClientError, type SanityClient } from '@sanity/client';
import type { FullDocument } from '../json/json.ts';
import {
  afterExport,
  type Baseline,
  baselineDocument,
  baselineId,
  parseBaseline,
} from './baseline.ts';

/**
 * Updates the baseline in the dataset: the files now contain these published documents, except for
 * the `incomplete` ones. Returns a problem if the token has no write access; rejects when the
 * content service fails otherwise.
 */
export async function renewBaseline(
  client: SanityClient,
  published: readonly FullDocument[],
  incomplete: ReadonlySet<string>,
): Promise<string[]> {
  const stored = await client.getDocument(baselineId);
  const baseline: Baseline = parseBaseline(stored) ?? new Map();
  const next = baselineDocument(afterExport(baseline, published, incomplete));
  if (stored?.documents === next.documents) return [];
  try {
    await client.createOrReplace(next, { returnDocuments: false, tag: 'content.export' });
    return [];
  } catch (error) {
    if (!(error instanceof ClientError && error.statusCode === 403)) throw error;
    return [
      'The files were written, but the token may not write to the dataset: the next import will take what was exported for later changes.',
    ];
  }
}
