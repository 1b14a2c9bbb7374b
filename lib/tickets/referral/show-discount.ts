import { hideFocused } from '../../platform/hide-focused.ts';
import { fetchWithRetry } from '../../platform/http/fetch-with-retry.ts';
import { dropDiscount } from './drop-discount.ts';
import { readReferral } from './session.ts';

/**
 * The attributes that mark the chip and its code on a page, and the status that announces what becomes of
 * the discount: the value is the text when it is removed.
 */
export const chipMarks = {
  chip: 'data-discount',
  code: 'data-code',
  status: 'data-discount-removed',
} as const;

/** The validity of each code, so that it is requested once. */
const known = new Map<string, Promise<boolean>>();

/**
 * Shows the page's chip if the discount code of the visit is valid, and lets the visitor remove it.
 * Shows nothing for an invalid code or if the request fails.
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
    // Assigned instead of added, because the same chip may be shown more than once.
    button.onclick = () => {
      dropDiscount();
      remove(chip);
    };
  }
  chip.hidden = false;
  announce(chip.querySelector('span')?.textContent);
}

/** Hides the chip, and announces that: its button, which has the focus, disappears with it. */
function remove(chip: HTMLElement): void {
  hideFocused(chip);
  announce(statusOfChip()?.getAttribute(chipMarks.status));
}

function announce(text: string | null | undefined): void {
  const status = statusOfChip();
  // The same text again would be announced again.
  if (status && status.textContent !== text) status.textContent = text ?? '';
}

function statusOfChip(): Element | null {
  return document.querySelector(`[${chipMarks.status}]`);
}

async function holds(code: string): Promise<boolean> {
  try {
    const { ok, status } = await fetchWithRetry(`/api/discounts/${encodeURIComponent(code)}`);
    if (ok || status === 404) return ok;
  } catch {}
  // The validity is unknown: the next page requests it again.
  known.delete(code);
  return false;
}
