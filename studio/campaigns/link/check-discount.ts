import { type DatedCode, findCode, isValidOn } from '../../../lib/tickets/dated-code.ts';
import { formatDate } from '../../../lib/time/format/date.ts';
import { addDays } from '../../../lib/time/prague.ts';
import type { CampaignLink } from '../shared/campaign-link.ts';

/** The result of checking a discount code, in plain words. */
interface DiscountCheck {
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
 * without a discount code. Of several deals with the code, each day has the one that holds, and
 * of several that hold the one that ends last.
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
  const onDay = (day: string) => findCode(discounts, dsc, (deal) => isValidOn(deal, day));
  const firstDeal = onDay(first);
  if (!firstDeal) {
    return {
      isValid: false,
      text: `No published deal has the discount code ${dsc} with a discount in per cent. Visitors would pay the full price.`,
    };
  }
  const deals = dealsInTurn(first, last, onDay);
  const isValid = (deals.at(-1)?.validThrough ?? '') >= last;
  const days =
    first === last ? `on ${date(first)}` : `on all days from ${date(first)} to ${date(last)}`;
  const discountsOfDays = (deals.length > 0 ? deals : [firstDeal])
    .map(discountText)
    .join(', then ');
  return {
    isValid,
    text: `${dsc} is ${isValid ? '' : 'not '}valid ${days}: it takes ${discountsOfDays}.`,
  };
}

/** Returns the deals that hold from the first day on, one after the other, without a day between them. */
function dealsInTurn(
  first: string,
  last: string,
  onDay: (day: string) => Discount | null,
): readonly Discount[] {
  const deal = onDay(first);
  if (!deal || !isValidOn(deal, first)) return [];
  if (deal.validThrough >= last) return [deal];
  return [deal, ...dealsInTurn(addDays(deal.validThrough, 1), last, onDay)];
}

function discountText({ discount, validFrom, validThrough }: Discount): string {
  const from = validFrom === null ? '' : ` from ${date(validFrom)}`;
  return `${discount}% off${from} until ${date(validThrough)}`;
}

const date = (day: string) => formatDate(day, 'en').replaceAll('\u00a0', ' ');
