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

/** Splits a page at its places, which must not overlap, so that each request only joins the parts. */
export function splitPage<Value>(
  html: string,
  places: readonly PagePlace<Value>[],
): PageParts<Value> {
  const parts: (Buffer | PagePlace<Value>['fill'])[] = [];
  let from = 0;
  for (const { start, end, fill } of places.toSorted((a, b) => a.start - b.start)) {
    parts.push(Buffer.from(html.slice(from, start)), fill);
    from = end;
  }
  return [...parts, Buffer.from(html.slice(from))];
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
