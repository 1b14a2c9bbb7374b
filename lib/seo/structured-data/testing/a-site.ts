import type { SiteFacts } from '../site-facts.ts';

/** The English site at `https://example.com`, as long as no settings are published. */
export function aSite(overrides: Partial<SiteFacts> = {}): SiteFacts {
  return {
    origin: 'https://example.com',
    locale: 'en',
    siteName: 'Beer Museum Prague',
    settings: null,
    ...overrides,
  };
}
