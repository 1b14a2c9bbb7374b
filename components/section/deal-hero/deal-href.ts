import type { Locale } from '#lib/platform/i18n/locales';
import { documentPath } from '#lib/routing/document-path';
import type { ShownDeal } from './shown-deal';

/**
 * Returns the path of the deal's page with its codes, which the visit then stores (specification,
 * section 4).
 */
export function dealHref(deal: ShownDeal, locale: Locale): string {
  const { code, partner } = deal;
  const codes = new URLSearchParams({
    ...(partner ? { ref: partner } : {}),
    ...(code ? { dsc: code } : {}),
  });
  const path = documentPath(deal, locale);
  return codes.size > 0 ? `${path}?${codes}` : path;
}
