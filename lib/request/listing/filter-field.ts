import { filterSearch } from './filter.ts';

/** A value that a list can be filtered by, with its label. */
export interface FilterOption {
  /** The value in the address. */
  readonly value: string;
  readonly label: string;
}

/** A field by which visitors filter a list. */
export interface FilterField {
  /** The name of the query parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** The chosen option; null if none is. */
  readonly chosen: FilterOption | null;
}

/**
 * Returns a field with the `offered` values, one of which may be `chosen`, labelled by `toLabel`.
 */
export function filterField<Value extends string | number>(
  name: string,
  label: string,
  { offered, chosen }: { readonly offered: readonly Value[]; readonly chosen: Value | null },
  toLabel: (value: Value) => string,
): FilterField {
  const option = (value: Value) => ({ value: String(value), label: toLabel(value) });
  return {
    name,
    label,
    options: offered.map(option),
    chosen: chosen === null ? null : option(chosen),
  };
}

/** The anchor of a filtered list, to which its addresses scroll. */
export const listAnchor = 'list';

/**
 * Returns the address of the list at a path with the chosen values of these fields: of its first page,
 * or of a later one.
 */
export function filteredAddress(path: string, fields: readonly FilterField[], page = 1): string {
  const chosen = fields.map((field) => [field.name, field.chosen?.value ?? null] as const);
  const filter = { ...Object.fromEntries(chosen), page: page > 1 ? page : null };
  return `${path}${filterSearch(filter)}#${listAnchor}`;
}
