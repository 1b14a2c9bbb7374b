import type { Settings } from '../get-settings.ts';

/** A settings document that sets nothing; overrides say what a test is about. */
export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    promoLink: null,
    popupLink: null,
    popupLanguages: null,
    teamHR: null,
    teamB2B: null,
    socialTitle: null,
    companyDetails: null,
    instagramUrl: null,
    facebookUrl: null,
    youtubeUrl: null,
    linkedinUrl: null,
    tiktokUrl: null,
    shareImage: null,
    euroRate: null,
    ...overrides,
  };
}
