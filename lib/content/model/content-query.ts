/** A problem that prevents the site from rendering a document or a part of it. */
export interface ContentProblem {
  /** `_id` and `_type` of the document, and its revision if the query selects it. */
  readonly id: string;
  readonly type: string;
  readonly revision: string | null;
  /** Path of the field inside the document, as shown to editors: `sections[2].heading.en`. */
  readonly field: string;
  /** The expected content of the field. */
  readonly expected: Expected;
  /**
   * What is left out because of it: the whole document, the end of a list of it that is too long, or one
   * section of a page.
   */
  readonly leftOut: 'document' | 'items' | LeftOutSection;
}

/**
 * A section that is left out, or the end of a list of it, possibly because of a problem of a document it
 * refers to.
 */
export interface LeftOutSection {
  /** The `_key` of the section. */
  readonly section: string;
  /** The `_id` of the page. */
  readonly page: string;
  /** The position of the section in the editor's list. */
  readonly position: number;
  /** Whether only the end of a list is left out, and the section is rendered. */
  readonly isPart?: true;
}

/** Expected contents of a field: keys of the messages under `preview.expected`. */
export const expectations = [
  'text',
  'shortText',
  'richText',
  'date',
  'dateTime',
  'clockTime',
  'later',
  'slug',
  'link',
  'email',
  'phone',
  'price',
  'number',
  'choice',
  'languages',
  'picture',
  'list',
  'fewer',
  'reference',
  'unique',
  'size',
  'type',
] as const;

export type Expected = (typeof expectations)[number];

/**
 * A response of the content service after parsing. `ok: false` means that it is not an answer to
 * this query at all (for example a proxy's error page); it is treated like a missing response.
 * `isRefused` if the service refused the query (4xx) and would do so again.
 */
export type ParsedAnswer<Result> =
  | { readonly ok: true; readonly value: Result; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly reason: string; readonly isRefused?: boolean };

/** A query with the parser of its answers. Components only receive what `parse` returned. */
export interface ContentQuery<Result> {
  /** Unique name of the query in cache tags and logs. */
  readonly name: string;
  readonly groq: string;
  /**
   * The same query for several documents at once: a list of those whose `_id` is one of `$ids`. Only
   * queries for one document, by `$id`, have it.
   */
  readonly batchGroq?: string;
  /**
   * Parses the `result` of a response. `lastFit` is the parsed value of an earlier answer to the
   * same query with the same parameters; it is used for unfit documents that must not be left out.
   */
  parse(result: unknown, lastFit?: Result): ParsedAnswer<Result>;
  /**
   * Parses a value that `parse` returned earlier, perhaps in another build: the same value again if all
   * of it is still valid, else with problems. Without this function, `parse` does so.
   */
  parseStored?(stored: unknown): ParsedAnswer<Result>;
  /**
   * Returns the instants at which pages with this value change although the value does not, in ms since
   * 1970: something in it begins, which is in no response before, or ends. Without this function there
   * are none.
   */
  moments?(value: Result): readonly number[];
  /**
   * Returns the answer to use when the service cannot send the document with this id, because of
   * what the document holds. Without this function there is no answer.
   */
  withoutDocument?(id: string, lastFit?: Result): ParsedAnswer<Result>;
  /**
   * Returns the result of the query from its lists, `*[filter] | order(…){projection}` each, which
   * `read` requests in several parts: for a service that refuses to send all of it together.
   */
  inParts?(read: (list: string) => Promise<unknown[]>): Promise<unknown>;
}

/** The type of a query's parsed answers. */
export type ContentOf<Query> = Query extends ContentQuery<infer Result> ? Result : never;
