/** A place in a page that is filled in for each visitor, while all visitors share the rest. */
export interface PagePlace<Value> {
  /** Where the place begins and ends in the HTML. */
  readonly start: number;
  readonly end: number;
  /** Returns the HTML to put there. */
  readonly fill: (value: Value) => string;
}

/** A page as bytes, with a function for each place. */
export type PageParts<Value> = readonly (Buffer | PagePlace<Value>['fill'])[];

/**
 * Splits a page at its places, which must not overlap, so that each request only joins the parts. They
 * are views of the page: they take no memory of their own.
 */
export function splitPage<Value>(
  page: Buffer,
  findPlaces: (html: string) => readonly PagePlace<Value>[],
): PageParts<Value> {
  const html = page.toString('utf8');
  const bytesBetween = (from: number, to: number) => Buffer.byteLength(html.slice(from, to));
  const parts: (Buffer | PagePlace<Value>['fill'])[] = [];
  let rest = page;
  let from = 0;
  for (const { start, end, fill } of findPlaces(html).toSorted((a, b) => a.start - b.start)) {
    const length = bytesBetween(from, start);
    parts.push(rest.subarray(0, length), fill);
    rest = rest.subarray(length + bytesBetween(start, end));
    from = end;
  }
  return [...parts, rest];
}

/** A part of a page as it is sent to one visitor. */
export interface FilledPart {
  readonly bytes: Buffer;
  /** Whether the same buffer is a part of the page for every visitor. */
  readonly isShared: boolean;
}

/** Returns the parts of a page in order, with the places filled in. */
export function fillPage<Value>(parts: PageParts<Value>, value: Value): readonly FilledPart[] {
  return parts.map((part) =>
    typeof part === 'function'
      ? { bytes: Buffer.from(part(value)), isShared: false }
      : { bytes: part, isShared: true },
  );
}

/** Joins the parts of a page. */
export function joinParts(parts: readonly FilledPart[]): Buffer {
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}
