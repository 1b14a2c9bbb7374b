import { readWebAddress } from './parse/formats/read-address.ts';

/** The website about responsible drinking if the settings name no other. */
const DEFAULT_HREF = 'https://www.pijsrozumem.cz';

/**
 * Returns the website about responsible drinking, to which the gate sends visitors under 18: the
 * address in the settings if it is that of a website, else the default. They leave this site
 * (specification, section 2.1).
 */
export function responsibleDrinkingHref(
  settings: { readonly responsibleDrinkingUrl: string | null } | null,
): string {
  return readWebAddress(settings?.responsibleDrinkingUrl) ?? DEFAULT_HREF;
}
