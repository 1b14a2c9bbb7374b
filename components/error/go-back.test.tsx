import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GoBack } from './go-back';

async function press(entries: number, modifier = '') {
  vi.spyOn(history, 'length', 'get').mockReturnValue(entries);
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const followed = vi.fn((event: Event) => {
    const prevented = event.defaultPrevented;
    event.preventDefault();
    return prevented;
  });
  document.addEventListener('click', followed, { once: true });
  render(<GoBack href="/en">Go back</GoBack>);
  const user = userEvent.setup();
  if (modifier) await user.keyboard(`{${modifier}>}`);
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  return { back, leftToTheBrowser: followed.mock.results[0]?.value === false };
}

test('goes to the previous page', async () => {
  const { back, leftToTheBrowser } = await press(3);
  expect(back).toHaveBeenCalledOnce();
  expect(leftToTheBrowser).toBe(false);
});

test('follows the link to the home page in a tab that was opened on the page', async () => {
  const { back, leftToTheBrowser } = await press(1);
  expect(back).not.toHaveBeenCalled();
  expect(leftToTheBrowser).toBe(true);
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'leaves a click with %s to the browser',
  async (modifier) => {
    const { back, leftToTheBrowser } = await press(3, modifier);
    expect(back).not.toHaveBeenCalled();
    expect(leftToTheBrowser).toBe(true);
  },
);
