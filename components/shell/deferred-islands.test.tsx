import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

const loadIslands = vi.hoisted(() => vi.fn());

vi.mock('./islands', () => ({
  get Islands() {
    loadIslands();
    return () => <Loaded text="ready for anything" />;
  },
  afterPageView: vi.fn(),
}));
vi.mock('./gate-islands', () => ({ GateIslands: () => <Loaded text="ready at the gate" /> }));
vi.mock('../navigation/start-background-tasks', () => ({ startBackgroundTasks: vi.fn() }));

const { dataset } = document.documentElement;
const pressed = vi.fn();
const reload = vi.fn();
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
  // Not after each test: the removal of its elements runs effects that still set it.
  delete window.earlyPress;
  // The scripts in the head.
  dataset.gate = 'passed';
  keepEarlyPress();
});

afterEach(() => {
  delete dataset.gate;
  pressed.mockReset();
  vi.mocked(startBackgroundTasks).mockClear();
  loadIslands.mockReset();
  reload.mockReset();
  sessionStorage.clear();
  followed.mockClear();
  vi.useRealTimers();
});

test('holds a click that comes before its handler is loaded, and repeats it once', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByText('ready for anything');
  // An effect repeats the click, after the awaited part is in the document.
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
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

test('leaves a click on a link that opens a window to the browser', () => {
  render(
    <a href="/en/faq" target="_blank" rel="noopener" onClick={followed}>
      Open
    </a>,
  );
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
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
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
});

test('loads only what the gate needs while the terms are read before it', async () => {
  dataset.gate = 'reading';
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByText('ready at the gate');
  expect(startBackgroundTasks).not.toHaveBeenCalled();
  dataset.gate = 'passed';
  await screen.findByText('ready for anything');
  await expect.poll(() => startBackgroundTasks).toHaveBeenCalledOnce();
});

test('does not repeat a click at the gate behind it', async () => {
  dataset.gate = 'open';
  show();
  screen.getByRole('button', { name: 'Press' }).click();
  expect(pressed).not.toHaveBeenCalled();
  await screen.findByText('ready at the gate');
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
  dataset.gate = 'passed';
  await screen.findByText('ready for anything');
  expect(pressed).toHaveBeenCalledOnce();
});

/** Makes the scripts behind the gate fail to load, as after a deployment. */
function loseScripts() {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response());
  loadIslands.mockImplementation(() => {
    throw new Error('Failed to load chunk');
  });
}

test('reloads the page once when the scripts behind the gate cannot be loaded', async () => {
  loseScripts();
  show();
  fireEvent.scroll(window);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  cleanup();
  show();
  fireEvent.scroll(window);
  await expect.poll(() => loadIslands).toHaveBeenCalledTimes(2);
  await act(async () => undefined);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads the page also when only the scripts after the gate cannot be loaded', async () => {
  dataset.gate = 'open';
  show();
  fireEvent.scroll(window);
  await screen.findByText('ready at the gate');
  loseScripts();
  dataset.gate = 'passed';
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test('does not reload the page for missing scripts while a visitor types', async () => {
  loseScripts();
  render(<input aria-label="Name" />);
  show();
  screen.getByRole('textbox', { name: 'Name' }).focus();
  await userEvent.keyboard('Jana');
  await expect.poll(() => loadIslands).toHaveBeenCalled();
  await act(async () => undefined);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Follow' }));
  expect(followed).toHaveBeenCalledOnce();
});

test('follows a held link instead of reloading the page for missing scripts', async () => {
  loseScripts();
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Follow' }));
  await expect.poll(() => followed).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload the page for missing scripts once a held link has been followed', async () => {
  loseScripts();
  vi.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Follow' }));
  act(() => vi.advanceTimersByTime(5000));
  expect(followed).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await expect.poll(() => loadIslands).toHaveBeenCalled();
  await act(async () => undefined);
  expect(reload).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledOnce();
});

// Last, because happy-dom keeps listeners that are added with an aborted signal.
test('repeats a press that came before it was there, once', async () => {
  document.body.innerHTML = '<button type="button"><b>Early</b></button><p>elsewhere</p>';
  const early = vi.fn();
  document.querySelector('button')?.addEventListener('click', early);
  document.querySelector('b')?.click();
  document.querySelector('p')?.click();
  expect(early).not.toHaveBeenCalled();
  show();
  await screen.findByText('ready for anything');
  await expect.poll(() => early).toHaveBeenCalledOnce();
  document.querySelector('b')?.click();
  expect(early).toHaveBeenCalledTimes(2);
});
