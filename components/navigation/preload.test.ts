import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Notifies the observer that the resource at a path has been loaded. */
let loaded: (path: string) => void;
let preloadOnIntent: typeof import('./preload').preloadOnIntent;
let ending: AbortController;
let prefetch: ReturnType<typeof vi.fn<(path: string) => void>>;

beforeEach(async () => {
  // What is pending belongs to the module.
  vi.resetModules();
  ending = new AbortController();
  ({ preloadOnIntent } = await import('./preload'));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: (list: { getEntries: () => { name: string }[] }) => void) {
        loaded = (path) => report({ getEntries: () => [{ name: location.origin + path }] });
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = ['a', 'b', 'c', 'd', 'e', 'f']
    .map((name) => `<a id="${name}" href="/en/${name}?ref=hotel"><b>${name}</b></a>`)
    .join('');
  prefetch = vi.fn();
  history.replaceState(null, '', '/en');
});

afterEach(() => {
  ending.abort();
  history.replaceState(null, '', '/');
});

function point(id: string, sign = 'pointerover'): void {
  document.querySelector(`#${id} b`)?.dispatchEvent(new Event(sign, { bubbles: true }));
}

const preloaded = () => prefetch.mock.calls.map(([path]) => path);

function onNetwork(connection: { saveData?: boolean; effectiveType?: string }): void {
  vi.stubGlobal('navigator', { connection });
}

it('preloads what a visitor points at or focuses, once, and nothing else', () => {
  preloadOnIntent(prefetch, null, ending.signal);
  expect(preloaded()).toEqual([]);
  point('a');
  point('a');
  point('b', 'focusin');
  expect(preloaded()).toEqual(['/en/a', '/en/b']);
});

it('preloads nothing once it has ended', () => {
  preloadOnIntent(prefetch, null, ending.signal);
  ending.abort();
  point('a');
  expect(preloaded()).toEqual([]);
});

it('preloads what the visitor has pointed at before', () => {
  preloadOnIntent(prefetch, document.querySelector('#c b'), ending.signal);
  expect(preloaded()).toEqual(['/en/c']);
});

it('has four preloads pending at most', () => {
  preloadOnIntent(prefetch, null, ending.signal);
  for (const id of ['a', 'b', 'c', 'd', 'e']) point(id);
  expect(preloaded()).toEqual(['/en/a', '/en/b', '/en/c', '/en/d']);
  loaded('/en/b');
  point('e');
  point('f');
  expect(preloaded()).toEqual(['/en/a', '/en/b', '/en/c', '/en/d', '/en/e']);
});

it('preloads nothing if the visitor saves data, or the network is slow', () => {
  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    onNetwork(connection);
    preloadOnIntent(prefetch, document.querySelector('#a'), ending.signal);
    point('b');
  }
  expect(preloaded()).toEqual([]);
});

it('preloads nothing any more once the visitor saves data', () => {
  preloadOnIntent(prefetch, null, ending.signal);
  point('a');
  onNetwork({ saveData: true });
  point('b');
  expect(preloaded()).toEqual(['/en/a']);
});
