import { beginningOf } from '../../time/deal-span.ts';
import { isRecord, type JsonRecord } from '../parse/formats/is-record.ts';

/** The moments of values, which are the same objects for as long as an answer is stored. */
const known = new WeakMap<object, readonly number[]>();

/**
 * Returns the instants at which the deals begin to which links in a value lead, in ms since 1970: until
 * then, the links are in no public response.
 */
export function targetMoments(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const before = known.get(value);
  if (before) return before;
  const moments = momentsIn(value);
  known.set(value, moments);
  return moments;
}

function momentsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(momentsIn);
  if (!isRecord(value)) return [];
  const moment = beginningOfTarget(value);
  return [...(moment === null ? [] : [moment]), ...Object.values(value).flatMap(momentsIn)];
}

/**
 * Returns a value without the targets of links to deals that have not begun at `now`, as if they had not
 * been published; the value itself where there are none.
 */
export function withoutComingTargets<Value>(value: Value, now: Date): Value {
  const isComing = (moment: number) => moment > now.getTime();
  if (!targetMoments(value).some(isComing)) return value;
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isRecord(part)) return part;
    const moment = beginningOfTarget(part);
    const fields = moment !== null && isComing(moment) ? { ...part, page: null } : part;
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, walk(field)]));
  };
  // A link may be without a target, so its type is the same.
  return walk(value) as Value;
}

/** Returns when the first day of the deal begins to which a link leads; null for any other object. */
function beginningOfTarget({ page }: JsonRecord): number | null {
  const validFrom = isRecord(page) ? page.validFrom : null;
  return typeof validFrom === 'string' ? (beginningOf({ validFrom })?.getTime() ?? null) : null;
}
