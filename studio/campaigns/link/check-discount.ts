import { type DatedCode, findCode, holdsOn } from '../../../lib/tickets/dated-code.ts';
import { formatDate } from '../../../lib/time/format/date.ts';
import type { CampaignLink } from '../campaign-link.ts';

/** What the check of a discount code found, in plain words. */
export interface DiscountCheck {
  readonly isValid: boolean;
  readonly text: string;
}

interface Discount extends DatedCode {
  /** Per cent. */
  readonly discount: number;
}

/**
 * Checks whether the discount code of a link is valid on all days on which the link is in use, as the
 * checkout does. Without a last day, these are the days until `today`, or the first one if that is still
 * to come; without a first day, those from `today` on, or the last one if that has passed. Returns null
 * without a discount code.
 *
 * @param discounts the published deals with a code that the site accepts
 * @param today the present date in Prague
 */
export function checkDiscount(
  { dsc, validFrom, validThrough }: Pick<CampaignLink, 'dsc' | 'validFrom' | 'validThrough'>,
  discounts: readonly Discount[],
  today: string,
): DiscountCheck | null {
  if (dsc === null) return null;
  const last = validThrough ?? (validFrom !== null && validFrom > today ? validFrom : today);
  const first = validFrom ?? (last < today ? last : today);
  const holds = (deal: Discount) => holdsOn(deal, first) && holdsOn(deal, last);
  const deal = findCode(discounts, dsc, holds);
  if (!deal) {
    return {
      isValid: false,
      text: `No published deal has the discount code ${dsc}. Visitors would pay the full price.`,
    };
  }
  const isValid = holds(deal);
  const days =
    first === last ? `on ${date(first)}` : `on all days from ${date(first)} to ${date(last)}`;
  const period = [
    ...(deal.validFrom === null ? [] : [`from ${date(deal.validFrom)}`]),
    `until ${date(deal.validThrough)}`,
  ].join(' ');
  return {
    isValid,
    text: `${dsc} is ${isValid ? '' : 'not '}valid ${days}: it takes ${deal.discount}% off ${period}.`,
  };
}

const date = (day: string) => formatDate(day, 'en').replaceAll('\u00a0', ' ');
