import type { OptionalCategory } from './consent-rules.ts';

interface CategoryData {
  /** The purposes that it grants (Google’s Consent Mode v2). */
  readonly purposes: readonly string[];
  /** The names of its cookies, which are deleted when a visitor refuses or withdraws the consent. */
  readonly cookies: RegExp;
}

/** The purposes that no category grants. */
const deniedPurposes = ['functionality_storage', 'personalization_storage', 'security_storage'];

/** The data of each category besides its messages. */
export const categoryData: Readonly<Record<OptionalCategory, CategoryData>> = {
  analytics: { purposes: ['analytics_storage'], cookies: /^_ga/ },
  ads: { purposes: ['ad_storage', 'ad_user_data', 'ad_personalization'], cookies: /^_gcl/ },
};

/** The category that grants each purpose; empty for a purpose that is always denied. */
export const categoryOfPurpose: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(categoryData).flatMap(([category, { purposes }]) =>
    purposes.map((purpose) => [purpose, category]),
  ),
  ...deniedPurposes.map((purpose) => [purpose, '']),
]);
