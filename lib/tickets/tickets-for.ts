import type { Locale } from '../platform/i18n/locales.ts';
import { formatAges } from './format-ages.ts';

/** Placeholder in the name or note of a ticket type for the ages of its visitors. */
export const agesPlaceholder = '{ages}';

/** A ticket type whose visitors, or the children among them, have certain ages. */
export interface AgedTicket {
  readonly name: string;
  readonly note: string | null;
  /** The youngest and the oldest age, in years; null without a limit. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/**
 * Returns the ticket types that can be sold for an experience with this minimum age (in years, null
 * for none), with the ages that remain in their names and notes. Types for younger visitors only are
 * left out.
 */
export function ticketsFor<T extends AgedTicket>(
  types: readonly T[],
  minimumAge: number | null,
  locale: Locale,
): T[] {
  return types.flatMap((type) => {
    const { maxAge } = type;
    if (minimumAge !== null && maxAge !== null && maxAge < minimumAge) return [];
    const limited = type.minAge !== null || maxAge !== null;
    const minAge = limited ? olderOf(type.minAge, minimumAge) : null;
    const fill = (text: string) => fillIn(text, formatAges({ minAge, maxAge }, locale));
    return [{ ...type, minAge, name: fill(type.name), note: type.note && fill(type.note) }];
  });
}

/** Returns a text with ages for the placeholder; without any, what separates it goes, too. */
function fillIn(text: string, ages: string): string {
  if (ages) return text.replaceAll(agesPlaceholder, ages);
  const [first = '', ...others] = text.split(agesPlaceholder);
  return others.length > 0 ? [first.replace(/[\s,]+$/, ''), ...others].join('') : text;
}

function olderOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
