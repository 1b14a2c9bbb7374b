import type { Picture } from './pictures.ts';

/** The dataset in whose context a document is expanded. */
export interface DatasetContext {
  /** The catalogue, by key. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The type of every document of the dataset, by id. */
  readonly documentTypes: ReadonlyMap<string, string>;
  /** The day of the first import in Prague (`YYYY-MM-DD`), from which relative dates count. */
  readonly firstDay: string;
}

/** A place in a document during expansion; all places report problems to one list. */
export interface Place {
  readonly context: DatasetContext;
  readonly documentId: string;
  readonly documentType: string;
  /** The languages localized fields must be written in. */
  readonly languages: readonly string[];
  readonly path: string;
  readonly report: (path: string, message: string) => void;
}

/** Returns the place of a field. */
export function fieldOf(place: Place, name: string): Place {
  return { ...place, path: place.path ? `${place.path}.${name}` : name };
}

/** Returns the place of an array item. */
export function itemOf(place: Place, index: number): Place {
  return { ...place, path: `${place.path}[${index}]` };
}
