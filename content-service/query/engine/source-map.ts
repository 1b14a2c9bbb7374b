import type { MarkedSource, PathSegment, StringPlace } from './marked-source.ts';

/** How the paths of a source map select elements of arrays: by index, or by `_key` if they have one. */
export type SourceMapKind = 'index' | 'key';

/** Where a value of the result came from: indexes into the lists of the map. */
interface Mapping {
  readonly type: 'value';
  readonly source: {
    readonly type: 'documentValue';
    readonly document: number;
    readonly path: number;
  };
}

/** A content source map, as `@sanity/client` reads it; its paths are JSONPath. */
export interface SourceMap {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  readonly paths: readonly string[];
  readonly mappings: Readonly<Record<string, Mapping>>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
};

/**
 * Returns the source map of a result, for those of its strings that a document contains as they
 * are. `marked` is the result of the same query over a {@link MarkedSource}; where both do not
 * correspond, the origin of a value is unknown and it has no mapping.
 */
export function sourceMapOf(
  result: unknown,
  marked: unknown,
  source: MarkedSource,
  kind: SourceMapKind,
): SourceMap {
  const documents = new Map<string, { _id: string; _type: string }>();
  const paths = new Set<string>();
  const places: [string, StringPlace][] = [];
  const visit = (value: unknown, mark: unknown, path: readonly PathSegment[]): void => {
    const place = source.placeOf(mark);
    if (place !== null) {
      if (value === place.value) places.push([jsonPath(path, 'index'), place]);
    } else if (Array.isArray(value) && Array.isArray(mark)) {
      if (value.length !== mark.length) return;
      for (const [index, item] of value.entries()) visit(item, mark[index], [...path, index]);
    } else if (isRecord(value) && isRecord(mark)) {
      for (const [name, item] of Object.entries(value)) visit(item, mark[name], [...path, name]);
    }
  };
  visit(result, marked, []);
  for (const [, place] of places) {
    documents.set(place.documentId, { _id: place.documentId, _type: place.documentType });
    paths.add(jsonPath(place.path, kind));
  }
  const documentIndexes = indexesOf(documents.keys());
  const pathIndexes = indexesOf(paths);
  const mappings = places.map(([path, place]): [string, Mapping] => {
    const document = documentIndexes.get(place.documentId) ?? 0;
    const inDocument = pathIndexes.get(jsonPath(place.path, kind)) ?? 0;
    return [path, { type: 'value', source: { type: 'documentValue', document, path: inDocument } }];
  });
  return {
    documents: [...documents.values()],
    paths: [...paths],
    mappings: Object.fromEntries(mappings),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const indexesOf = (values: Iterable<string>) =>
  new Map([...values].map((value, index) => [value, index]));

function jsonPath(path: readonly PathSegment[], kind: SourceMapKind): string {
  const segments = path.map((segment) => {
    if (typeof segment === 'number') return `[${segment}]`;
    if (typeof segment === 'string') return `['${escaped(segment)}']`;
    return kind === 'key' ? `[?(@._key=='${escaped(segment.key)}')]` : `[${segment.index}]`;
  });
  return `$${segments.join('')}`;
}

const escaped = (text: string) =>
  text.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character);
