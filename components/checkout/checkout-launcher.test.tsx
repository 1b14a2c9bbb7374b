import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckoutLauncher } from './checkout-launcher';

const texts = {
  title: 'Prague, not Pilsen',
  text: 'It is in Prague.',
  goOn: 'Go on',
  cancel: 'Cancel',
};
const open = vi.fn(async () => undefined);
const assign = vi.fn();

/** Makes scripts load as the provider's would, or fail. */
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
      <form action="/checkout-demo" data-checkout="locale=de&booking=">
        <input name="booking" aria-label="Number" required data-problem="Die Nummer fehlt." />
        <button type="submit">Find</button>
      </form>
      <CheckoutLauncher scriptUrl="/checkout.js" texts={texts} />
    </>,
  );
});

afterEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  delete window.ticketCheckout;
});

it('loads the script on intent, warns, and passes the order to the provider', async () => {
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

it('passes the number of a booking without a warning', async () => {
  scriptsThat(true);
  await userEvent.type(screen.getByRole('textbox'), 'BMP 7K3F');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({ locale: 'de', product: { kind: 'booking', order: 'BMP7K3F' } }),
    expect.stringContaining('booking=BMP7K3F'),
  );
});

it('reports a missing value in the language of the page until it is typed', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.reportValidity();
  expect(field.validationMessage).toBe('Die Nummer fehlt.');
  await userEvent.type(field, 'B');
  expect(field.validationMessage).toBe('');
});

it('submits the form when the checkout cannot be opened', async () => {
  scriptsThat(true);
  open.mockRejectedValueOnce(new Error('closed'));
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await userEvent.type(screen.getByRole('textbox'), 'BMP');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});
