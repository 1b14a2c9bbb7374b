import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredIslands } from './deferred-islands';

vi.mock('./islands', () => ({
  Islands: () => <p>ready for anything</p>,
  afterPageView: vi.fn(),
}));
vi.mock('./gate-islands', () => ({ GateIslands: () => <p>ready at the gate</p> }));
vi.mock('../navigation/start-background-tasks', () => ({ startBackgroundTasks: vi.fn() }));

const { dataset } = document.documentElement;
const pressed = vi.fn();
const texts = { title: '', text: '', goOn: '', cancel: '' };

function show() {
  render(
    <>
      <button type="button" onClick={pressed}>
        Press
      </button>
      <DeferredIslands checkout={{ scriptUrl: '/x.js', texts }} />
    </>,
  );
}

afterEach(() => {
  delete dataset.gate;
  pressed.mockReset();
});

test('holds a click that comes before its handler is loaded, and repeats it once', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByText('ready for anything');
  // An effect repeats the click, after the awaited part is in the document.
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('repeats a click without its handler when that is not loaded in time', () => {
  vi.useFakeTimers();
  dataset.gate = 'open';
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(pressed).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(5000));
  expect(pressed).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('does not repeat a click at the gate behind it', async () => {
  dataset.gate = 'open';
  show();
  screen.getByRole('button', { name: 'Press' }).click();
  expect(pressed).not.toHaveBeenCalled();
  await screen.findByText('ready at the gate');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  dataset.gate = 'passed';
  await screen.findByText('ready for anything');
  expect(pressed).toHaveBeenCalledOnce();
});
