import { localeFrom } from '../platform/i18n/locales.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import { demoCheckout } from '../tickets/checkout/demo-checkout.ts';

/**
 * Resolves the address of the demo checkout, whose language is in the query (`?locale=de`), or
 * English if it is none of the site's. Null for every other path.
 */
export function resolveDemoCheckout({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): Resolution | null {
  if (pathname === `${demoCheckout.path}/`) {
    return { kind: 'redirect', to: demoCheckout.path, permanent: true };
  }
  if (pathname !== demoCheckout.path) return null;
  const locale = localeFrom(searchParams.get('locale'));
  return { kind: 'render', path: `${demoCheckout.path}/${locale}` };
}
