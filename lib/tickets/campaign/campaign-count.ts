import type { Locale } from '../../platform/i18n/locales.ts';

/**
 * What is counted of a campaign: an arrival at the site, a checkout that was begun, an order that
 * the checkout reports.
 */
export const campaignStages = ['arrival', 'checkout', 'order'] as const;

export type CampaignStage = (typeof campaignStages)[number];

/** Something that is counted. It says nothing about the visitor. */
export interface CampaignEvent {
  readonly stage: CampaignStage;
  /** The referral code; null without one. Either code is present. */
  readonly ref: string | null;
  /** The discount code; null without one. */
  readonly dsc: string | null;
  readonly locale: Locale;
}

/** How many of the same events there were on a day. */
export interface CampaignCount extends CampaignEvent {
  /** `YYYY-MM-DD`, in Prague. */
  readonly day: string;
  readonly count: number;
}

/** A period of days, both included, `YYYY-MM-DD` in Prague. */
export interface Period {
  readonly from: string;
  readonly through: string;
}

/** Whether a value is one of the stages that are counted of a campaign. */
export function isCampaignStage(value: unknown): value is CampaignStage {
  return campaignStages.some((stage) => stage === value);
}
