import { safeHref } from './safe-href.ts';

/** Where visitors under 18 are sent if the settings name no other site. */
const DEFAULT_HREF = 'https://www.pijsrozumem.cz';

/**
 * Returns where the gate sends visitors under 18: the address in the settings if it is safe for a
 * link, else the default.
 */
export function responsibleDrinkingHref(
  settings: { readonly responsibleDrinkingUrl: string | null } | null,
): string {
  return safeHref(settings?.responsibleDrinkingUrl ?? '') ?? DEFAULT_HREF;
}
