import { safeHref } from './safe-href.ts';

/** Where those under 18 are led while the settings name no other site. */
const DEFAULT_HREF = 'https://www.pijsrozumem.cz';

/** Where the gate leads those under 18: the settings' address, if there is one fit for a link. */
export function responsibleDrinkingHref(
  settings: { readonly responsibleDrinkingUrl: string | null } | null,
): string {
  return safeHref(settings?.responsibleDrinkingUrl ?? '') ?? DEFAULT_HREF;
}
