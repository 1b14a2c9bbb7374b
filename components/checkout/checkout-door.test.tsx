import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckoutDoor } from './checkout-door';

const words = {
  title: 'Prague, not Pilsen',
  text: 'It is in Prague.',
  goOn: 'Go on',
  cancel: 'Cancel',
};
const open = vi.fn(async () => undefined);
const assign = vi.fn();

/** Lets scripts load as the provider's would, or fail. */
function scriptsThat(arrive: boolean) {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    if (arrive) window.ticketCheckout = { open };
    queueMicrotask(() => script.dispatchEvent(new Event(arrive ? 'load' : 'error')));
  });
}

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign);
  sessionStorage.setItem('ref', 'hotel');
  window.dataLayer = [];
  window.consent = { agreed: ['necessary', 'analytics'], apply: () => {} };
  render(
    <>
      <a href="/checkout-demo?locale=de&voucher=500" data-checkout="locale=de&voucher=500">
        Buy
      </a>
      <CheckoutDoor scriptUrl="/checkout.js" words={words} />
    </>,
  );
});

afterEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  delete window.ticketCheckout;
});

it('asks for the script on intent only, warns, and hands the order over', async () => {
  scriptsThat(true);
  expect(document.head.append).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link'));
  await waitFor(() => expect(document.head.append).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Prague, not Pilsen');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({
      locale: 'de',
      product: { kind: 'voucher', amount: 500 },
      ref: 'hotel',
      dsc: null,
      consent: ['analytics'],
    }),
    expect.stringContaining('locale=de&voucher=500&ref=hotel&consent=analytics&return='),
  );
  expect(window.dataLayer).toEqual([{ event: 'checkout_begun', product: 'voucher', ref: 'hotel' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
