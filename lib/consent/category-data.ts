import type { OptionalCategory } from './consent-rules.ts';

interface CategoryData {
  /** The purposes that it grants (Google’s Consent Mode v2). */
  readonly purposes: readonly string[];
  /** The names of its cookies, which are deleted when a visitor withdraws the consent. */
  readonly cookies: RegExp;
}

/** What belongs to a category besides its messages. */
export const categoryData: Readonly<Record<OptionalCategory, CategoryData>> = {
  analytics: { purposes: ['analytics_storage'], cookies: /^_ga/ },
  ads: { purposes: ['ad_storage', 'ad_user_data', 'ad_personalization'], cookies: /^_gcl/ },
};
