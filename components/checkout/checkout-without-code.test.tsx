import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckoutLauncher } from './checkout-launcher';

vi.mock('./begin-checkout', () => {
  throw new Error('The chunk did not load.');
});

const texts = { title: '', text: '', goOn: '', cancel: '' };

it('opens the address of the link with the codes of the visit when its code does not load', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  sessionStorage.setItem('dsc', 'VAULT10');
  render(
    <>
      <a href="/checkout-demo?locale=en" data-checkout="locale=en">
        Buy
      </a>
      <CheckoutLauncher scriptUrl="/checkout.js" texts={texts} />
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(assign.mock.calls[0]?.[0]).toMatch(/\/checkout-demo\?locale=en&dsc=VAULT10$/);
  sessionStorage.clear();
});
