import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showDiscount } from './show-discount.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<main id="content" tabindex="-1"></main>
    <p data-discount hidden><span>Applied: <b data-code></b></span><button></button></p>
    <p role="status" data-discount-removed="Removed"></p>`;
});

afterEach(() => sessionStorage.clear());

const chip = () => document.querySelector<HTMLElement>('[data-discount]');

it('shows a valid code and asks for it once', async () => {
  sessionStorage.setItem('dsc', 'VALID');
  fetched.mockResolvedValue(Response.json({ percent: 10 }));
  await showDiscount();
  await showDiscount();
  expect(chip()?.hidden).toBe(false);
  expect(chip()?.textContent).toBe('Applied: VALID');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Applied: VALID');
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([408, 409, 425, 429, 500, 503])(
  'asks once more for a code on status %i',
  async (status) => {
    sessionStorage.setItem('dsc', `RETRIED-${status}`);
    fetched
      .mockResolvedValueOnce(new Response(null, { status }))
      .mockResolvedValue(Response.json({ percent: 10 }));
    await showDiscount();
    expect(chip()?.hidden).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

it('asks once for an invalid code', async () => {
  sessionStorage.setItem('dsc', 'INVALID');
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  await showDiscount();
  await showDiscount();
  expect(chip()?.hidden).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['OFFLINE', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['BUSY', () => Promise.resolve(new Response(null, { status: 429 }))],
])('asks for the code %s again after a failure', async (code, failure) => {
  sessionStorage.setItem('dsc', code);
  fetched.mockImplementation(failure);
  await showDiscount();
  expect(chip()?.hidden).toBe(true);
  fetched.mockResolvedValue(Response.json({ percent: 10 }));
  await showDiscount();
  expect(chip()?.hidden).toBe(false);
});

it('says that the discount is removed, and leaves the focus at the content', async () => {
  sessionStorage.setItem('dsc', 'REMOVED');
  fetched.mockResolvedValue(Response.json({ percent: 10 }));
  await showDiscount();
  const button = chip()?.querySelector('button');
  button?.focus();
  button?.click();
  expect(chip()?.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('content');
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('Removed');
  sessionStorage.setItem('dsc', 'ANOTHER');
  fetched.mockResolvedValue(Response.json({ percent: 10 }));
  await showDiscount();
  expect(status?.textContent).toBe('Applied: ANOTHER');
});
