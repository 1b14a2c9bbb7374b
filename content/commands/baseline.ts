import { z } from 'zod';
import { differingFields, type Fingerprint, fingerprintOf } from '../format/fingerprint.ts';
import type { FullDocument } from '../format/json.ts';

/**
 * The document that remembers what the dataset's documents were when the files and they were last
 * the same, so that later changes by editors can be told from older ones. It lives in the dataset,
 * because files may be imported from several machines; its id has a dot, so that nobody without a
 * token sees it.
 */
export const baselineId = 'demo.baseline';

const fingerprintSchema = z.record(z.string(), z.string());

const knownSchema = z.object({
  /** The fields after the last import or export; null if that found the document deleted. */
  fields: fingerprintSchema.nullable(),
  /**
   * Fields as the files had them before they took over editors' changes, until an import writes the
   * document: files that hold them again are out of date.
   */
  earlier: fingerprintSchema.optional(),
});

/** What is remembered of a document. */
export type Known = z.infer<typeof knownSchema>;

/** What is remembered, by document id. */
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

/** Reads the baseline from its document; null where there is none or it cannot be read. */
export function parseBaseline(document: unknown): Baseline | null {
  const parsed = documentSchema.safeParse(document);
  return parsed.success ? new Map(Object.entries(parsed.data.documents)) : null;
}

/** The baseline as a document. It is one text, because hosted datasets count distinct fields. */
export function baselineDocument(baseline: Baseline): FullDocument {
  const entries = [...baseline].sort(([one], [other]) => (one < other ? -1 : 1));
  const documents = JSON.stringify(Object.fromEntries(entries));
  return { _id: baselineId, _type: baselineId, documents };
}

/** The baseline after these documents were written as their files have them. */
export function afterWriting(baseline: Baseline, documents: readonly FullDocument[]): Baseline {
  const written = documents.map((document): [string, Known] => [
    document._id,
    { fields: fingerprintOf(document) },
  ]);
  return new Map([...baseline, ...written]);
}

/**
 * The baseline after these documents were found to be as their files have them, or were exported
 * into their files.
 */
export function afterAgreement(baseline: Baseline, documents: readonly FullDocument[]): Baseline {
  const agreed = documents.map((document): [string, Known] => [
    document._id,
    agreedOn(baseline.get(document._id), fingerprintOf(document)),
  ]);
  return new Map([...baseline, ...agreed]);
}

/**
 * The baseline after an export that found these documents published. What was known of documents
 * stays for `incomplete` ones: their files lack something.
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

/** Whatever editors changed since is remembered as the files had it before. */
function agreedOn(known: Known | undefined, fields: Fingerprint | null): Known {
  const before = known?.fields ?? {};
  const changed = known ? differingFields(before, fields ?? {}) : [];
  const earlier = Object.fromEntries(changed.map((name) => [name, before[name] ?? '']));
  const all = { ...known?.earlier, ...earlier };
  return Object.keys(all).length > 0 ? { fields, earlier: all } : { fields };
}
