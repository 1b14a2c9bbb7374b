import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeCodes } from '#lib/tickets/referral/add-codes';
import { CheckoutLauncher } from './checkout-launcher';

const texts = {
  title: 'Prague, not Pilsen',
  text: 'It is in Prague.',
  goOn: 'Go on',
  cancel: 'Cancel',
};
const open = vi.fn(async (): Promise<void> => undefined);
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
      <a href="/checkout-demo?locale=de&event=talk" data-checkout="locale=de&event=talk">
        Buy
      </a>
      <a href="/checkout-demo?locale=de&voucher=500" data-checkout="locale=de&voucher=500">
        Give
      </a>
      <a href="/checkout-demo?ref=hotel&dsc=GUEST" data-checkout="locale=de&ref=hotel&dsc=GUEST">
        Deal
      </a>
      <form action="/checkout-demo" data-checkout="locale=de&experience=cellar">
        <input type="hidden" name="experience" value="cellar" />
        <input type="hidden" name="language" value="it" />
        <button type="submit" name="date" value="2026-12-04">
          4 December
        </button>
        <button type="submit" name="month" value="2027-01" formAction="/de/days">
          Later
        </button>
      </form>
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
  history.replaceState(null, '', '/');
  vi.clearAllMocks();
  delete window.ticketCheckout;
});

it('loads the script on intent, warns, and passes the order to the provider', async () => {
  scriptsThat(true);
  expect(document.head.append).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link', { name: 'Buy' }));
  await waitFor(() => expect(document.head.append).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Prague, not Pilsen');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({
      locale: 'de',
      product: { kind: 'event', id: 'talk' },
      ref: 'hotel',
      dsc: null,
      consent: ['analytics'],
    }),
    expect.stringContaining('locale=de&event=talk&ref=hotel&consent=analytics&return='),
  );
  expect(window.dataLayer).toEqual([{ event: 'checkout_begun', product: 'talk', ref: 'hotel' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
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

it('sells a voucher without the warning, which a visit then still has', async () => {
  scriptsThat(true);
  await userEvent.click(screen.getByRole('link', { name: 'Give' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(open).toHaveBeenCalledOnce();
});

it('passes the day that was pressed, and returns to it when the warning is cancelled', async () => {
  scriptsThat(true);
  const day = screen.getByRole('button', { name: '4 December' });
  await userEvent.click(day);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(day).toHaveFocus();
  await userEvent.click(day);
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({
      product: { kind: 'experience', id: 'cellar' },
      date: '2026-12-04',
      language: 'it',
    }),
    expect.stringContaining('date=2026-12-04&language=it'),
  );
});

it('can be pressed again before the warning has finished closing', async () => {
  scriptsThat(true);
  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
  const warning = await screen.findByRole('dialog');
  // What Escape does first; the dialog closes, and says so, later.
  await act(async () => warning.dispatchEvent(new Event('cancel')));
  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});

it('can be used again after a change of the page has closed the warning', async () => {
  scriptsThat(true);
  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
  const warning = await screen.findByRole<HTMLDialogElement>('dialog');
  act(() => warning.close());
  await waitFor(() => expect(warning).not.toBeInTheDocument());
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});

it('leaves a button with an address of its own to the browser', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', sent, { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(sent).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

it('passes the codes with which the page was entered, rather than those of its link', async () => {
  scriptsThat(true);
  sessionStorage.setItem('location-warning', 'shown');
  history.replaceState(null, '', '/de/d/hotel-guests?ref=hotel-u-tri');
  storeCodes(location);
  await userEvent.click(screen.getByRole('link', { name: 'Deal' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({ ref: 'hotel-u-tri', dsc: 'GUEST' }),
    expect.stringContaining('ref=hotel-u-tri&dsc=GUEST'),
  );
});

it('opens the address of the form when the checkout cannot be opened', async () => {
  scriptsThat(true);
  sessionStorage.setItem('location-warning', 'shown');
  open.mockRejectedValueOnce(new Error('closed'));
  await userEvent.click(screen.getByRole('button', { name: '4 December' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const address = new URL(String(assign.mock.calls[0]?.[0]));
  expect(address.pathname + address.search).toBe(
    '/checkout-demo?experience=cellar&language=it&date=2026-12-04&ref=hotel',
  );
});

it('opens the address of the link when the checkout does not open in time, and can be used again', async () => {
  scriptsThat(true);
  sessionStorage.setItem('location-warning', 'shown');
  vi.useFakeTimers();
  open.mockReturnValueOnce(new Promise(() => undefined));
  fireEvent.click(screen.getByRole('link', { name: 'Buy' }));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(open).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(assign).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('link', { name: 'Buy' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(open).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
