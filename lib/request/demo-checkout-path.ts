import { localeFrom } from '../platform/i18n/locales.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import { demoCheckout } from '../tickets/checkout/demo-checkout.ts';

/**
 * Decides the demo checkout's address, whose language is in the query (`?locale=de`), English
 * where it is none of ours. Null for every other path.
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
