import type { SiteFacts } from '../site-facts.ts';

/**
 * Returns the English site at `https://example.com` without settings, with the given fields
 * overridden.
 */
export function aSite(overrides: Partial<SiteFacts> = {}): SiteFacts {
  return {
    origin: 'https://example.com',
    locale: 'en',
    siteName: 'Beer Museum Prague',
    settings: null,
    ...overrides,
  };
}
