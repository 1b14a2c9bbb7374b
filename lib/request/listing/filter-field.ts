import type { Referral } from '../../tickets/referral/session.ts';
import { filterSearch } from './filter.ts';

/** A value that a list can be filtered by, in words. */
export interface FilterOption {
  /** As it stands in the address. */
  readonly value: string;
  readonly label: string;
}

/** One thing that visitors choose a list by. */
export interface FilterField {
  /** The name of the parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** The one of the options that is chosen; null where visitors do not mind. */
  readonly chosen: FilterOption | null;
}

/** A field from the values it offers, of which `chosen` is one, and what each is called. */
export function filterField<Value extends string | number>(
  name: string,
  label: string,
  { offered, chosen }: { readonly offered: readonly Value[]; readonly chosen: Value | null },
  inWords: (value: Value) => string,
): FilterField {
  const option = (value: Value) => ({ value: String(value), label: inWords(value) });
  return {
    name,
    label,
    options: offered.map(option),
    chosen: chosen === null ? null : option(chosen),
  };
}

/** Where a filtered list begins, so that whoever filters it sees what came of it. */
export const listAnchor = 'list';

/**
 * The address of the list at a path with these fields chosen as they are, and the visit's codes.
 */
export function filteredAddress(
  path: string,
  fields: readonly FilterField[],
  codes: Referral,
): string {
  const chosen = fields.map((field) => [field.name, field.chosen?.value ?? null] as const);
  return `${path}${filterSearch({ ...Object.fromEntries(chosen), ...codes })}#${listAnchor}`;
}
