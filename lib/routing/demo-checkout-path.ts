import { demoCheckout } from '../checkout/demo-checkout.ts';
import { localeFrom } from '../i18n/locales.ts';
import type { Resolution } from './resolve-path.ts';

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
