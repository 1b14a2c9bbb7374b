import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freeCancellationHours, rebookingHours, voucherRefundDays } from '#lib/tickets/limits';
import { aCatalog, anExperience, anOrder, aVisit, aVoucher } from '../rules/testing/fixtures';
import { CancelBooking } from './cancel-booking';
import { MoveBooking } from './move-booking';
import { renderDemo } from './testing/render-demo';

/** Long past, with every deadline. */
const past = { placedAt: '2020-11-20T09:00:00.000Z' };
const visit = anOrder({ ...past, item: aVisit('2020-12-05T11:00:00.000Z') });

it('a visitor who is too late to cancel learns the deadline that tickets are sold with', () => {
  renderDemo(<CancelBooking order={visit} locale="en" onCancel={vi.fn()} />);
  expect(
    screen.getByText(new RegExp(`up to ${freeCancellationHours}\\shours before`)),
  ).toBeVisible();
});

it('a visitor who is too late to return a voucher learns the days within which it was possible', () => {
  const voucher = anOrder({ ...past, item: aVoucher({}) });
  renderDemo(<CancelBooking order={voucher} locale="en" onCancel={vi.fn()} />);
  expect(screen.getByText(new RegExp(`up to ${voucherRefundDays}\\sdays after`))).toBeVisible();
});

it('a visitor who is too late to change the time learns the hours before the start', () => {
  renderDemo(
    <MoveBooking
      order={visit}
      catalog={aCatalog({})}
      experience={anExperience({})}
      orders={[visit]}
      locale="en"
      onMove={vi.fn()}
    />,
  );
  expect(screen.getByText(new RegExp(`up to ${rebookingHours}\\shours before`))).toBeVisible();
});
