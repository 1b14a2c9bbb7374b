import type { Picture } from './pictures.ts';

/** What a document is read against. */
export interface DatasetContext {
  /** The catalogue, by key. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The type of every document of the dataset, by id. */
  readonly documentTypes: ReadonlyMap<string, string>;
  /** The day of the first import in Prague (`YYYY-MM-DD`), from which relative dates count. */
  readonly firstDay: string;
}

/** A place in a document under expansion; problems found there go to one list. */
export interface Place {
  readonly context: DatasetContext;
  readonly documentId: string;
  /** The languages localized fields have to be written in. */
  readonly languages: readonly string[];
  readonly path: string;
  readonly report: (path: string, message: string) => void;
}

/** The place of a field. */
export function fieldOf(place: Place, name: string): Place {
  return { ...place, path: place.path ? `${place.path}.${name}` : name };
}

/** The place of an array item. */
export function itemOf(place: Place, index: number): Place {
  return { ...place, path: `${place.path}[${index}]` };
}
