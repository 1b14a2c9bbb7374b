/** A row of the format in which React sends what server components have rendered. */
export interface Row {
  /** In hexadecimal; empty for hints, which nothing refers to. */
  readonly id: string;
  /** A model is JSON, a text a long string, a module a client component. */
  readonly kind: 'model' | 'text' | 'module' | 'other';
  /** What follows the id and the tag; of a text also its length. */
  readonly value: string;
  /** The whole row, as it is sent. */
  readonly source: string;
}

const newline = 0x0a;
const comma = 0x2c;
const rowStart = /^([0-9a-f]*):([A-Zr#]?)/;
const textStart = /^[0-9a-f]*:T([0-9a-f]+),/;
const kinds: Readonly<Record<string, Row['kind']>> = { '': 'model', I: 'module', T: 'text' };

/**
 * Returns the rows of what React's server has serialized, in their order. The format is not documented;
 * `processBinaryChunk` of React's client reads it. Rows of binary data, which the framework sends in
 * another way, are not among them.
 */
export function flightRows(data: string): readonly Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = endOfRow(bytes, start);
    const source = bytes.toString('utf8', start, end);
    const [head, id = '', tag = ''] = rowStart.exec(source) ?? [''];
    rows.push({ id, kind: kinds[tag] ?? 'other', value: source.slice(head.length), source });
    start = end;
  }
  return rows;
}

/** A text has its length in bytes before it, and may contain line breaks; others end with one. */
function endOfRow(bytes: Buffer, start: number): number {
  const head = bytes.toString('latin1', start, bytes.indexOf(comma, start) + 1);
  const [, length] = textStart.exec(head) ?? [];
  if (length !== undefined) return start + head.length + Number.parseInt(length, 16);
  const lineBreak = bytes.indexOf(newline, start);
  return lineBreak === -1 ? bytes.length : lineBreak + 1;
}

/**
 * References to other rows in JSON, as `"$1f"`, `"$L1f"`, and with a path into the row
 * `"$1f:props:children"`. The character before the id says how the value is used (`L` lazily, `@` as a
 * promise); it is never a hexadecimal digit.
 */
const references = /"\$[A-Zg-z@]?([0-9a-f]+)(:[^"]*)?"/g;

/**
 * Returns the ids of the rows that can be reached from those with the given ids, which are among them.
 * Several rows have the same id where they are the parts of a stream.
 */
export function reachableIds(rows: readonly Row[], from: Iterable<string>): ReadonlySet<string> {
  const rowsById = Map.groupBy(rows, ({ id }) => id);
  const reached = new Set(from);
  // Ids that are added while it runs are visited, too.
  for (const id of reached) {
    for (const row of rowsById.get(id) ?? []) {
      for (const referred of referencesIn(row)) reached.add(referred);
    }
  }
  return reached;
}

/** Returns the ids of the rows that a row refers to. */
export function referencesIn({ kind, value }: Pick<Row, 'kind' | 'value'>): readonly string[] {
  if (kind === 'text') return [];
  return [...value.matchAll(references)].map(([, id = '']) => id);
}

/** Whether a row refers to a part of another row. */
export function hasPathReference({ kind, value }: Row): boolean {
  if (kind !== 'model') return false;
  return [...value.matchAll(references)].some(([, , path]) => path !== undefined);
}
