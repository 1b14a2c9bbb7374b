import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormLauncher } from './form-launcher';
import { enhanceForm } from './live/enhance-form';

vi.mock('./live/enhance-form', () => ({ enhanceForm: vi.fn() }));
vi.mock('./live/open-dialog', () => ({ openDialog: vi.fn() }));

const posted = vi.fn((event: SubmitEvent) => event.preventDefault());

beforeEach(() => {
  render(
    <>
      <FormLauncher />
      <form data-form-kind="career" aria-label="Career">
        <button type="submit">Send</button>
      </form>
    </>,
  );
  screen.getByRole('form').addEventListener('submit', posted);
});

afterEach(() => {
  vi.useRealTimers();
  posted.mockClear();
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('waits with a form submitted before it is enhanced, and sends it once', async () => {
  let loaded = () => {};
  vi.mocked(enhanceForm).mockReturnValue(
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  send();
  await waitFor(() => expect(enhanceForm).toHaveBeenCalled());
  expect(posted).not.toHaveBeenCalled();
  loaded();
  await waitFor(() => expect(posted).toHaveBeenCalledOnce());
});

test('posts a form without enhancement when the script is late', async () => {
  vi.useFakeTimers();
  vi.mocked(enhanceForm).mockReturnValue(new Promise(() => {}));
  send();
  await vi.advanceTimersByTimeAsync(4999);
  expect(posted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(posted).toHaveBeenCalledOnce();
});
