/** Something of a document that the site cannot render. */
export interface ContentProblem {
  /** `_id` and `_type` of the document, and its revision where the query asks for it. */
  readonly id: string;
  readonly type: string;
  readonly revision: string | null;
  /** Path of the field inside the document, as an editor finds it: `sections[2].heading.en`. */
  readonly field: string;
  /** What the field should hold. */
  readonly expected: Expected;
  /** What is left out because of it: the whole document, or one section of a page by its `_key`. */
  readonly leftOut: 'document' | { readonly section: string };
}

/** What a field should hold; keys of the messages `preview.expected`. */
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
  'reference',
  'type',
] as const;

export type Expected = (typeof expectations)[number];

/**
 * An answer of the content service after parsing. `ok: false` means that it is no answer to this
 * query at all (a proxy's error page, say), and is treated like silence.
 */
export type ParsedAnswer<Result> =
  | { readonly ok: true; readonly value: Result; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly reason: string };

/**
 * A query with the parser of its answers. Components only ever receive what `parse` returned.
 */
export interface ContentQuery<Result> {
  /** Names the query in cache tags and logs; unique. */
  readonly name: string;
  readonly groq: string;
  /**
   * Parses the `result` of an answer. `lastFit` is what an earlier answer to the same query with
   * the same parameters was parsed to: it stands in for documents that must not be left out.
   */
  parse(result: unknown, lastFit?: Result): ParsedAnswer<Result>;
}

/** What the answers to a query are parsed to. */
export type ContentOf<Query> = Query extends ContentQuery<infer Result> ? Result : never;
