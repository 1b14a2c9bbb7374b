/** Cache tags are document types: a published change of a type invalidates what was read of it. */
export const contentTypes = [
  'announcement',
  'deal',
  'event',
  'experience',
  'faqEntry',
  'gallery',
  'jobPosting',
  'navigation',
  'openingHours',
  'page',
  'person',
  'redirect',
  'settings',
  'ticketType',
  'voucher',
] as const;

export type ContentType = (typeof contentTypes)[number];

/** The tag of everything read from the content service. */
export const anyContent = 'content';

/** What links of a document can point to; whoever resolves links depends on their slugs. */
export const linkable = [
  'page',
  'experience',
  'event',
  'jobPosting',
  'deal',
] as const satisfies ContentType[];

/** The cache tag of a document type. */
export function tagOf(type: ContentType): string {
  return `content:${type}`;
}
