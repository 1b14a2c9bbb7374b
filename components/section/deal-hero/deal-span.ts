import { endOfPragueDay, pragueInstant } from '#lib/time/prague';
import type { ShownSpan } from '#lib/time/shown-spans';
import type { ShownDeal } from './shown-deal';

/** Returns when a deal is shown: from its first day to the end of its last one in Prague. */
export function dealSpan({ validFrom, validThrough }: ShownDeal): ShownSpan {
  return {
    from: validFrom ? pragueInstant(validFrom) : null,
    until: endOfPragueDay(validThrough),
  };
}
