import { areaOptions, type Options, pageRouteOptions, venueOptions } from './options.ts';

interface NamingField {
  readonly name: string;
  readonly options: Options;
}

/** The types with one document for each value of a field, which editors choose from, or just one. */
const namingFields = {
  navigation: { name: 'name', options: areaOptions },
  openingHours: { name: 'venue', options: venueOptions },
  page: { name: 'route', options: pageRouteOptions },
  settings: null,
} as const satisfies Record<string, NamingField | null>;

export type SingletonType = keyof typeof namingFields;

/** A document that exists once: of a type, or of a type with this value in its field. */
export interface Singleton {
  readonly type: SingletonType;
  readonly field: string | null;
  readonly value: string | null;
}

/** Whether a document type is one of which there is one document, or one for each value of a field. */
export function isSingletonType(type: string): type is SingletonType {
  return Object.hasOwn(namingFields, type);
}

export const singletonTypes = Object.keys(namingFields).filter(isSingletonType);

/** Returns the values of the field that names the singletons of a type; none where there is one only. */
export function singletonOptions(type: SingletonType): Options {
  return namingFields[type]?.options ?? [];
}

/** Returns the singleton of a type with this value in its field; null where there is one only. */
export function singletonOf(type: SingletonType, value: string | null = null): Singleton {
  return { type, field: namingFields[type]?.name ?? null, value };
}

/** Returns every singleton of a type. */
export function singletonsOf(type: SingletonType): Singleton[] {
  if (namingFields[type] === null) return [singletonOf(type)];
  return singletonOptions(type).flatMap(({ value }) =>
    value === undefined ? [] : [singletonOf(type, value)],
  );
}

/** Returns the id of a singleton in the demo dataset. Datasets from elsewhere have ids of their own. */
export function newSingletonId({ type, value }: Singleton): string {
  return value === null ? type : `${type}-${value}`;
}
