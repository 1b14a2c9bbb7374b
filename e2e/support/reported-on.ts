import type { FullDocument } from '../../content/json/json.ts';
import type { Corruption } from './corrupt.ts';
import { addressesOf, listOfEvents } from './shows-document.ts';

/** The types of the documents that an editor sees reported on every page. */
export const reportedEverywhere: ReadonlySet<string> = new Set([
  'announcement',
  'campaignLink',
  'navigation',
  'openingHours',
  'settings',
]);

/** Fields without which a document has no page; every page of a preview reports that. */
const addressFields: ReadonlySet<unknown> = new Set(['slug', 'languages', 'route']);

/** Patterns of pages that list all documents of a type, by it. A deal reads all prices. */
const listing: Readonly<Record<string, RegExp>> = {
  event: listOfEvents,
  experience:
    /"_type":"(?:experienceListSection|ticketPricesSection|tourLanguagesSection|vouchersSection|deal|experience)"/,
  faqEntry: /"_type":"faqSection"/,
  jobPosting: /"_type":"jobListSection"/,
  ticketType: /"_type":"(?:ticketPricesSection|experience)"/,
  voucher: /"_type":"vouchersSection"/,
};

/** Patterns of pages that show a referenced document, rather than a link to it. */
const showing: Readonly<Record<string, RegExp>> = {
  board: /"_type":"boardSection"/,
  deal: /"_type":"dealHeroSection"/,
  gallery: /"_type":"gallerySection"/,
};

/**
 * Returns which of these paths are of pages that report an unfit document to an editor: its own, those
 * that list all documents of its type, and those that show it by a reference. `fit` are the documents
 * whose pages have anything else to show.
 */
export function reportedOn(
  unfit: FullDocument,
  fit: readonly FullDocument[],
  paths: readonly string[],
): string[] {
  if (reportedEverywhere.has(unfit._type)) return [...paths];
  const isPlace = (document: FullDocument) => {
    const json = JSON.stringify(document, withoutLinks);
    const isShown = showing[unfit._type]?.test(json) && json.includes(`"_ref":"${unfit._id}"`);
    return isShown || listing[unfit._type]?.test(json);
  };
  const places = new Set([unfit, ...fit.filter(isPlace)].flatMap(addressesOf));
  return paths.filter((path) => places.has(path));
}

/** Returns which of these paths may report the document of a corruption to an editor. */
export function reportedFor(
  { original, path }: Corruption,
  documents: readonly FullDocument[],
  paths: readonly string[],
): string[] {
  return addressFields.has(path[0]) ? [...paths] : reportedOn(original, documents, paths);
}

/** Links name the document that they lead to as their page. */
function withoutLinks(name: string, value: unknown): unknown {
  return name === 'page' ? undefined : value;
}
