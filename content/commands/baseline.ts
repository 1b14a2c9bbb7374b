import { z } from 'zod';
import { differingFields, type Fingerprint, fingerprintOf } from '../format/fingerprint.ts';
import type { FullDocument } from '../json/json.ts';

/**
 * The id of the document that stores the fingerprints of the dataset's documents from when they
 * last matched the files, so that later changes by editors can be detected. It is stored in the
 * dataset, because files may be imported from several machines; its id contains a dot, so that it
 * is not visible without a token.
 */
export const baselineId = 'demo.baseline';

const fingerprintSchema = z.record(z.string(), z.string());

const knownSchema = z.object({
  /** The fields after the last import or export; null if the document was deleted then. */
  fields: fingerprintSchema.nullable(),
  /**
   * Fields as they were in the files before an export updated these with editors' changes; kept
   * until an import writes the document. Files with these values are out of date.
   */
  earlier: fingerprintSchema.optional(),
});

/** The baseline of one document. */
export type Known = z.infer<typeof knownSchema>;

/** The baselines, by document id. */
export type Baseline = ReadonlyMap<string, Known>;

const documentSchema = z.object({
  documents: z.string().transform((text, context) => {
    try {
      return z.record(z.string(), knownSchema).parse(JSON.parse(text));
    } catch {
      context.addIssue('expected fingerprints');
      return z.NEVER;
    }
  }),
});

/** Parses the baseline document; null where it is missing or invalid. */
export function parseBaseline(document: unknown): Baseline | null {
  const parsed = documentSchema.safeParse(document);
  return parsed.success ? new Map(Object.entries(parsed.data.documents)) : null;
}

/**
 * Converts the baseline to a document. It is one string, because hosted datasets limit distinct
 * fields.
 */
export function baselineDocument(baseline: Baseline): FullDocument {
  const entries = [...baseline].sort(([one], [other]) => (one < other ? -1 : 1));
  const documents = JSON.stringify(Object.fromEntries(entries));
  return { _id: baselineId, _type: baselineId, documents };
}

/** Returns the baseline after these documents were written from their files. */
export function afterWriting(baseline: Baseline, documents: readonly FullDocument[]): Baseline {
  const written = documents.map((document): [string, Known] => [
    document._id,
    { fields: fingerprintOf(document) },
  ]);
  return new Map([...baseline, ...written]);
}

/**
 * Returns the baseline after these documents were found to match their files, or were exported into
 * their files.
 */
export function afterAgreement(baseline: Baseline, documents: readonly FullDocument[]): Baseline {
  const agreed = documents.map((document): [string, Known] => [
    document._id,
    agreedOn(baseline.get(document._id), fingerprintOf(document)),
  ]);
  return new Map([...baseline, ...agreed]);
}

/**
 * Returns the baseline after an export with these published documents. The entries of `incomplete`
 * documents stay unchanged, because their files lack something.
 */
export function afterExport(
  baseline: Baseline,
  published: readonly FullDocument[],
  incomplete: ReadonlySet<string>,
): Baseline {
  const ids = new Set(published.map(({ _id }) => _id));
  const deleted = [...baseline].filter(([id]) => !ids.has(id));
  const gone = deleted.map(([id, known]): [string, Known] => [id, agreedOn(known, null)]);
  const complete = published.filter(({ _id }) => !incomplete.has(_id));
  return new Map([...afterAgreement(baseline, complete), ...gone]);
}

/** Stores the values from before editors' changes as the earlier values in the files. */
function agreedOn(known: Known | undefined, fields: Fingerprint | null): Known {
  const before = known?.fields ?? {};
  const changed = known ? differingFields(before, fields ?? {}) : [];
  const earlier = Object.fromEntries(changed.map((name) => [name, before[name] ?? '']));
  const all = { ...known?.earlier, ...earlier };
  return Object.keys(all).length > 0 ? { fields, earlier: all } : { fields };
}
