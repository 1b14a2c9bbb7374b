import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { focusDay, listenForKeys, updateGrids } from './date-grid';

const dayButton = (date: string) =>
  `<td>${Number(date.slice(8))}<button name="date" value="${date}">${date}</button></td>`;

/** Renders the last week of November 2026, whose other weeks are over, and days of December. */
beforeEach(() => {
  const november = ['2026-11-23', '2026-11-24', '2026-11-25'];
  const december = ['2026-12-01', '2026-12-08', '2026-12-23'];
  document.body.innerHTML = `<form>
    <table data-month="2026-11"><tr>${november.map(dayButton).join('')}</tr></table>
    <table data-month="2026-12"><tr>${december.map(dayButton).join('')}</tr></table>
  </form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  updateGrids(form);
  listenForKeys(form, (date) => focusDay(form, date));
});

it.each([
  ['PageDown', '2026-11-23', 'the same day of the month after', '2026-12-23'],
  ['PageUp', '2026-12-08', 'a week left out, so to the nearest day', '2026-11-23'],
  ['ArrowUp', '2026-12-08', 'a day of the month', '2026-12-01'],
  ['ArrowUp', '2026-11-24', 'a week left out of the same month, so nowhere', '2026-11-24'],
  ['ArrowLeft', '2026-11-23', 'a day left out of the same month, so nowhere', '2026-11-23'],
])('%s on %s leads to %s', async (key, from, _, to) => {
  screen.getByRole('button', { name: from }).focus();
  await userEvent.keyboard(`{${key}}`);
  expect(screen.getByRole('button', { name: to })).toHaveFocus();
});
