import { fetchWithRetry } from '../../platform/http/fetch-with-retry.ts';
import { dropDiscount } from './carry-codes.ts';
import { readReferral } from './session.ts';

/** How the chip and its code are found on a page. */
export const chipMarks = { chip: 'data-discount', code: 'data-code' } as const;

/** What the server says about codes, so that it is asked for each once. */
const known = new Map<string, Promise<boolean>>();

/**
 * Shows the page's chip when the discount code of the visit holds, and lets it be removed. A code
 * that does not hold, or that nobody could ask about, is not spoken of.
 */
export async function showDiscount(): Promise<void> {
  const chip = document.querySelector<HTMLElement>(`[${chipMarks.chip}]`);
  const { dsc } = readReferral();
  if (!chip || !dsc) return;
  const answer = known.get(dsc) ?? holds(dsc);
  known.set(dsc, answer);
  if (!(await answer)) return;
  const code = chip.querySelector(`[${chipMarks.code}]`);
  if (code) code.textContent = dsc;
  const button = chip.querySelector('button');
  if (button) {
    // Assigned, because the same chip may be shown more than once.
    button.onclick = () => {
      dropDiscount();
      chip.hidden = true;
    };
  }
  chip.hidden = false;
}

async function holds(code: string): Promise<boolean> {
  try {
    return (await fetchWithRetry(`/api/discounts/${encodeURIComponent(code)}`)).ok;
  } catch {
    return false;
  }
}
