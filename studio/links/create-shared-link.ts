import type { SanityClient } from '@sanity/client';
import {
  formatSharedLinkToken,
  newSharedLink,
  sharedLinkType,
  signTerms,
} from '../../lib/content/preview/shared-link.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

/** The shared document, and how long the link is valid. */
export interface SharedDocument {
  /** The published `_id` of the document. */
  readonly documentId: string;
  readonly documentType: string;
  /** How the list of links names it. */
  readonly title: string;
  /** The language of the page that the link opens. */
  readonly language: Locale;
  /** The name of the editor. */
  readonly createdBy: string;
  /** How long the link is valid, in ms. */
  readonly validity: number;
}

const expired = '*[_type == $type && dateTime(expiresAt) < dateTime(now())]';

/**
 * Writes a shared link into the dataset and returns its address, which cannot be found again later:
 * the dataset has a signature that the key in the address made, not the key. Links that have expired
 * are deleted. Times are those of the content service, because an editor's clock may be wrong. Rejects
 * if the service does not accept the link.
 *
 * @param siteUrl origin of the site
 */
export async function createSharedLink(
  client: SanityClient,
  siteUrl: string,
  { documentId, documentType, title, language, createdBy, validity }: SharedDocument,
): Promise<string> {
  const now = Date.parse(await client.fetch<string>('now()'));
  const link = newSharedLink();
  const terms = { id: link.id, documentId, expiresAt: new Date(now + validity).toISOString() };
  const { id: _id, ...permitted } = terms;
  await client.create({
    _id,
    _type: sharedLinkType,
    title,
    documentType,
    createdBy,
    ...permitted,
    signature: await signTerms(terms, link.key),
  });
  const params = { type: sharedLinkType };
  // What cannot be deleted now is deleted with the next link.
  await client.delete({ query: expired, params }).catch(() => undefined);
  return `${siteUrl}/${language}?token=${formatSharedLinkToken(link)}`;
}
