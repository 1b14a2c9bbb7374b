import { differingFields, type Fingerprint, fingerprintOf } from '../format/fingerprint.ts';
import type { FullDocument } from '../format/json.ts';
import type { Baseline, Known } from './baseline.ts';

/** A document that an import would take away changes from. */
export interface Conflict {
  /**
   * How it differs from what is remembered: an editor changed or deleted it; nothing is
   * remembered; or its file was not updated since an export changed it.
   */
  readonly kind: 'changed' | 'deleted' | 'unknown' | 'outdated';
  /** The document as its file has it. */
  readonly wanted: FullDocument;
  /** The document as it is published; absent if it was deleted. */
  readonly present?: FullDocument;
  /** The fields that would lose a change; none for a deletion. */
  readonly fields: readonly string[];
}

/**
 * The documents of an import that hold changes which the files do not know of.
 *
 * @param wanted the documents to be imported
 * @param published those of them that are in the dataset, by id
 * @param baseline what is remembered of the last import or export
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
  // A document that was deleted, exported as such and made again is a new one.
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

/** Whether the files hold a field as it was before an export changed it; '' is an absent one. */
function isEarlier(name: string, target: Fingerprint, earlier: Fingerprint): boolean {
  return Object.hasOwn(earlier, name) && earlier[name] === (target[name] ?? '');
}
