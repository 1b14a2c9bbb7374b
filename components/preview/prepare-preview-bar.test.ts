import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparePreviewBar, previewControl, previewDisabledEntry } from './prepare-preview-bar';

const { dataset } = document.documentElement;
let added: [string, EventListener, boolean][] = [];

beforeEach(() => {
  document.body.innerHTML = `
    <button ${previewControl}="refresh"><i>↻</i></button>
    <button ${previewControl}="hide"></button>
    <button id="other"></button>`;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    added.push([type, listener as EventListener, options === true]);
    add(type, listener as EventListener, options);
  });
});

afterEach(() => {
  for (const listener of added) window.removeEventListener(...listener);
  added = [];
  sessionStorage.clear();
  delete dataset.previewBar;
});

const prepare = () => preparePreviewBar(previewControl, previewDisabledEntry);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('the hide control hides the bar at once and for the session', () => {
  prepare();
  expect(dataset.previewBar).toBeUndefined();
  press(`[${previewControl}=hide]`);
  expect(dataset.previewBar).toBe('hidden');
  delete dataset.previewBar;
  prepare();
  expect(dataset.previewBar).toBe('hidden');
});

test('a click on the icon of the refresh control reloads the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  prepare();
  press('i');
  expect(reload).toHaveBeenCalledOnce();
  expect(dataset.previewBar).toBeUndefined();
});

test('a control responds before other handlers of clicks, and other clicks pass', () => {
  prepare();
  const hold = vi.fn();
  window.addEventListener('click', hold, true);
  press(`[${previewControl}=hide]`);
  expect(hold).not.toHaveBeenCalled();
  press('#other');
  expect(hold).toHaveBeenCalledOnce();
});

test('the bar can be hidden without session storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  prepare();
  press(`[${previewControl}=hide]`);
  expect(dataset.previewBar).toBe('hidden');
});
