import { readWebAddress } from './parse/formats/read-address.ts';

/** Where visitors under 18 are sent if the settings name no other site. */
const DEFAULT_HREF = 'https://www.pijsrozumem.cz';

/**
 * Returns where the gate sends visitors under 18: the address in the settings if it is that of a
 * website, else the default. They leave this site (specification, section 2.1).
 */
export function responsibleDrinkingHref(
  settings: { readonly responsibleDrinkingUrl: string | null } | null,
): string {
  return readWebAddress(settings?.responsibleDrinkingUrl) ?? DEFAULT_HREF;
}
