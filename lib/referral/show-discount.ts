import { dropDiscount } from './carry-codes.ts';
import { readReferral } from './session.ts';

/** How the chip and its code are found on a page. */
export const chipMarks = { chip: 'data-discount', code: 'data-code' } as const;

/** Codes the server has said something about, so that each is asked for once. */
const known = new Map<string, boolean>();

/**
 * Shows the page's chip when the discount code of the visit holds, and lets it be removed. A code
 * that does not hold, or that nobody could ask about, is not spoken of.
 */
export async function showDiscount(): Promise<void> {
  const chip = document.querySelector<HTMLElement>(`[${chipMarks.chip}]`);
  const { dsc } = readReferral();
  if (!chip || !dsc) return;
  if (!known.has(dsc)) known.set(dsc, await holds(dsc));
  if (!known.get(dsc)) return;
  const code = chip.querySelector(`[${chipMarks.code}]`);
  if (code) code.textContent = dsc;
  chip.querySelector('button')?.addEventListener('click', () => {
    dropDiscount();
    chip.hidden = true;
  });
  chip.hidden = false;
}

async function holds(code: string): Promise<boolean> {
  try {
    return (await fetch(`/api/discounts/${encodeURIComponent(code)}`)).ok;
  } catch {
    return false;
  }
}
