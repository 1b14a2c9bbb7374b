import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { cancelled } from '../rules/changes';
import { loadState, saveState } from '../rules/storage';
import { aCatalog, aDraft, anOrder, aVoucher } from '../rules/testing/fixtures';
import { DemoVisit } from './demo-visit';

const entry = '?locale=en&voucher=500';
const voucher = anOrder({ item: aVoucher({}) });

const draft = aDraft({ entry, product: 'voucher 500' });

const show = () => renderLocalized(<DemoVisit catalog={aCatalog({})} locale="en" entry={entry} />);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  localStorage.clear();
  location.hash = '';
});

it('what is typed leaves an order of another tab as it is', () => {
  saveState({ orders: [], draft });
  show();
  saveState({ orders: [voucher], draft });
  fireEvent.change(screen.getByLabelText('Who is it for?'), { target: { value: 'Petr' } });
  expect(screen.getByLabelText('Who is it for?')).toHaveValue('Petr');
  expect(loadState()).toEqual({ orders: [voucher], draft: { ...draft, recipient: 'Petr' } });
});

it('a cancellation elsewhere is shown at once, and not undone by another order', () => {
  const placed = { ...draft, placed: voucher.number };
  saveState({ orders: [voucher], draft: placed });
  show();
  expect(screen.queryByText('Cancelled')).toBeNull();
  saveState({ orders: [cancelled(voucher)], draft: placed });
  fireEvent(window, new Event('pageshow'));
  expect(screen.getByText('Cancelled')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Another order' }));
  expect(loadState().orders).toEqual([cancelled(voucher)]);
});
