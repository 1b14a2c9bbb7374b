import { differingFields, type Fingerprint, fingerprintOf } from '../format/fingerprint.ts';
import type { FullDocument } from '../json/json.ts';
import type { Baseline, Known } from './baseline.ts';

/** A document whose changes an import would overwrite. */
export interface Conflict {
  /**
   * How it differs from the baseline: an editor changed or deleted it; it is not in the baseline;
   * or its file was not updated after an export changed it.
   */
  readonly kind: 'changed' | 'deleted' | 'unknown' | 'outdated';
  /** The document in its file. */
  readonly wanted: FullDocument;
  /** The published document; absent if it was deleted. */
  readonly present?: FullDocument;
  /** The fields whose changes would be lost; none for a deletion. */
  readonly fields: readonly string[];
}

/**
 * Returns the documents of an import with changes that are not in the files.
 *
 * @param wanted the documents to be imported
 * @param published those of them that are in the dataset, by id
 * @param baseline the state after the last import or export
 */
export function findConflicts(
  wanted: readonly FullDocument[],
  published: ReadonlyMap<string, FullDocument>,
  baseline: Baseline,
): Conflict[] {
  return wanted.flatMap((document) => {
    const known = baseline.get(document._id);
    const present = published.get(document._id);
    return (present ? changeOf(document, present, known) : deletionOf(document, known)) ?? [];
  });
}

function changeOf(
  wanted: FullDocument,
  present: FullDocument,
  known: Known | undefined,
): Conflict | undefined {
  const [target, current] = [fingerprintOf(wanted), fingerprintOf(present)];
  const differing = differingFields(current, target);
  const conflict = (kind: Conflict['kind'], fields: readonly string[]) =>
    fields.length > 0 ? { kind, wanted, present, fields } : undefined;
  // A document that was deleted, exported as deleted and created again is a new one.
  if (!known?.fields) return conflict('unknown', differing);
  const { fields, earlier = {} } = known;
  const changed = differing.filter((name) => current[name] !== fields[name]);
  const reverted = differing.filter((name) => isEarlier(name, target, earlier));
  return conflict('changed', changed) ?? conflict('outdated', reverted);
}

function deletionOf(wanted: FullDocument, known: Known | undefined): Conflict | undefined {
  if (!known) return undefined;
  if (known.fields) return { kind: 'deleted', wanted, fields: [] };
  const { earlier = {} } = known;
  const target = fingerprintOf(wanted);
  const same = Object.keys(target).every((name) => isEarlier(name, target, earlier));
  return same ? { kind: 'outdated', wanted, fields: [] } : undefined;
}

/** Whether the files contain a field as it was before an export changed it; '' means absent. */
function isEarlier(name: string, target: Fingerprint, earlier: Fingerprint): boolean {
  return Object.hasOwn(earlier, name) && earlier[name] === (target[name] ?? '');
}
