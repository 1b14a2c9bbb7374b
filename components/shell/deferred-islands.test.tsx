import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MouseEvent, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBackgroundTasks } from '../navigation/start-background-tasks';
import { keepEarlyPress, repeatEarlyPress } from '../ui/early-press';
import { DeferredIslands } from './deferred-islands';

function Loaded({ text }: { readonly text: string }) {
  useEffect(repeatEarlyPress, []);
  return <p>{text}</p>;
}

vi.mock('./islands', () => ({
  Islands: () => <Loaded text="ready for anything" />,
  afterPageView: vi.fn(),
}));
vi.mock('./gate-islands', () => ({ GateIslands: () => <Loaded text="ready at the gate" /> }));
vi.mock('../navigation/start-background-tasks', () => ({ startBackgroundTasks: vi.fn() }));

const { dataset } = document.documentElement;
const pressed = vi.fn();
const followed = vi.fn((event: MouseEvent<HTMLElement>) => event.preventDefault());
const texts = { title: '', text: '', goOn: '', cancel: '' };

function show() {
  render(
    <>
      <button type="button" onClick={pressed}>
        Press
      </button>
      <a href="/en/faq" onClick={followed}>
        Follow
      </a>
      <DeferredIslands checkout={{ scriptUrl: '/x.js', texts }} />
    </>,
  );
}

beforeEach(() => {
  // The scripts in the head.
  dataset.gate = 'passed';
  keepEarlyPress();
});

afterEach(() => {
  delete window.earlyPress;
  delete dataset.gate;
  pressed.mockReset();
  vi.mocked(startBackgroundTasks).mockClear();
  followed.mockClear();
  vi.useRealTimers();
});

test('holds a click that comes before its handler is loaded, and repeats it once', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByText('ready for anything');
  // An effect repeats the click, after the awaited part is in the document.
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('repeats a press that came before it was there, once', async () => {
  document.body.innerHTML = '<button type="button"><b>Early</b></button><p>elsewhere</p>';
  const early = vi.fn();
  document.querySelector('button')?.addEventListener('click', early);
  document.querySelector('b')?.click();
  document.querySelector('p')?.click();
  expect(early).not.toHaveBeenCalled();
  show();
  await screen.findByText('ready for anything');
  await vi.waitFor(() => expect(early).toHaveBeenCalledOnce());
  document.querySelector('b')?.click();
  expect(early).toHaveBeenCalledTimes(2);
});

test('repeats a click on a link without its handler when that is not loaded in time', () => {
  vi.useFakeTimers();
  dataset.gate = 'open';
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Follow' }));
  expect(followed).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(5000));
  expect(followed).toHaveBeenCalledOnce();
});

test('keeps a press of a button that needs its handler until that is loaded', async () => {
  vi.useFakeTimers();
  dataset.gate = 'open';
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(pressed).not.toHaveBeenCalled();
  vi.useRealTimers();
  await screen.findByText('ready at the gate');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('loads only what the gate needs while the terms are read before it', async () => {
  dataset.gate = 'reading';
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByText('ready at the gate');
  expect(startBackgroundTasks).not.toHaveBeenCalled();
  dataset.gate = 'passed';
  await screen.findByText('ready for anything');
  await vi.waitFor(() => expect(startBackgroundTasks).toHaveBeenCalledOnce());
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
