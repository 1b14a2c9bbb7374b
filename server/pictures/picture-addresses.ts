import { PICTURE_PATH } from '../../lib/content/model/picture.ts';
import { srcSetAddresses } from '../../lib/media/picture/src-set-addresses.ts';

/** An attribute that may name pictures; in the framework's data, quotation marks are escaped. */
const ATTRIBUTE = /\s(?:src|srcset|imagesrcset|href)="(\/[^"]*)"/gi;

/** The path of an absolute address in structured data, by which crawlers request pictures. */
const STRUCTURED = /":"https?:\/\/[^/"\\]+(\/[^"\\]*)"/g;

/**
 * Returns the addresses below `/media` of the pictures that the HTML of a page names, each once, in
 * the order of the page; last those of its structured data.
 */
export function pictureAddressesIn(html: string): string[] {
  const shown = [...html.matchAll(ATTRIBUTE)].flatMap(([, value = '']) =>
    srcSetAddresses(value.replaceAll('&amp;', '&')),
  );
  const structured = [...html.matchAll(STRUCTURED)].map(([, path = '']) => path);
  return [...new Set([...shown, ...structured])].filter((address) =>
    address.startsWith(`${PICTURE_PATH}/images/`),
  );
}
