/**
 * The longest values that the site renders. Unless stated otherwise they are in characters or items,
 * and longer ones are rejected.
 */
export const limits = {
  /** A title, a label, a name: what is meant to stand on one line. */
  line: 300,
  /** A paragraph or two without formatting. */
  text: 5000,
  /** One span of rich text, at most a paragraph. */
  span: 20_000,
  /** Blocks of one rich text in one language. */
  blocks: 500,
  /** Spans of a block, and link definitions of it. */
  spans: 200,
  /** Items of a list inside a document, such as pictures of a gallery; those beyond are left out. */
  items: 500,
  /** Sections of a page; those beyond are left out, the others are rendered. */
  sections: 60,
  /** Documents in one list on a page, such as events; those beyond are left out. */
  listed: 100,
  /** An address, at a length that browsers and proxies support. */
  address: 2000,
  /** A slug, in bytes of UTF-8: Next.js appends up to nine for names of files, which have 255. */
  slug: 200,
  /** Previous slugs of a document; the latest are kept. */
  previousSlugs: 100,
  anchor: 100,
  /** `_id` and `_key` as the content API stores them. */
  key: 256,
  /** The blurred preview of a picture, a data URL. */
  preview: 10_000,
  /** The highest price in Kč. */
  price: 1_000_000,
  /**
   * The most problems reported for what is left out as a unit: a document, or a section of a page.
   */
  problems: 10,
  /** The most problems reported for the sections and referenced documents of a document. */
  problemsInside: 100,
} as const;
