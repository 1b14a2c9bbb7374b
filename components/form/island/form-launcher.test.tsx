import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormLauncher } from './form-launcher';
import { hydrateForm } from './hydrate-form';

vi.mock('./hydrate-form', () => ({ hydrateForm: vi.fn() }));
vi.mock('./open-dialog', () => ({ openDialog: vi.fn() }));

const posted = vi.fn((event: SubmitEvent) => event.preventDefault());

beforeEach(() => {
  render(
    <>
      <FormLauncher />
      <div data-form-props="">
        <form aria-label="Career">
          <button type="submit">Send</button>
        </form>
      </div>
    </>,
  );
  screen.getByRole('form').addEventListener('submit', posted);
});

afterEach(() => {
  vi.useRealTimers();
  posted.mockClear();
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('waits with a form submitted before it is hydrated, and sends it once', async () => {
  let loaded = () => {};
  vi.mocked(hydrateForm).mockReturnValue(
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  send();
  await waitFor(() => expect(hydrateForm).toHaveBeenCalled());
  expect(posted).not.toHaveBeenCalled();
  loaded();
  await waitFor(() => expect(posted).toHaveBeenCalledOnce());
});

test('posts a form without hydration when the script is late', async () => {
  vi.useFakeTimers();
  vi.mocked(hydrateForm).mockReturnValue(new Promise(() => {}));
  send();
  await vi.advanceTimersByTimeAsync(4999);
  expect(posted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(posted).toHaveBeenCalledOnce();
});
