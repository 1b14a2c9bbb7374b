import { PICTURE_PATH } from '../../lib/content/model/picture.ts';
import { srcSetAddresses } from '../../lib/media/picture/src-set-addresses.ts';

/** An attribute that may name pictures; in the framework's data, quotation marks are escaped. */
const ATTRIBUTE = /\s(?:src|srcset|imagesrcset|href)="(\/[^"]*)"/gi;

/**
 * Returns the addresses below `/media` of the pictures that the HTML of a page names, each once, in
 * the order of the page.
 */
export function pictureAddressesIn(html: string): string[] {
  const found = [...html.matchAll(ATTRIBUTE)].flatMap(([, value = '']) =>
    srcSetAddresses(value.replaceAll('&amp;', '&')),
  );
  return [...new Set(found)].filter((address) => address.startsWith(`${PICTURE_PATH}/images/`));
}
