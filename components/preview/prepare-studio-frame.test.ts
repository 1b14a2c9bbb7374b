import { afterEach, expect, test, vi } from 'vitest';
import { prepareStudioFrame } from './prepare-studio-frame';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test('in a tab of its own, a preview of the Studio keeps its bar and the gate', () => {
  prepareStudioFrame();
  expect({ ...dataset }).toEqual({});
});

test('in the frame, it has neither, and its scripts are loaded without an interaction', () => {
  vi.useFakeTimers();
  vi.stubGlobal('parent', {});
  const woken = vi.fn();
  window.addEventListener('scroll', woken);
  prepareStudioFrame();
  expect({ ...dataset }).toEqual({ preview: 'studio', previewBar: 'hidden', gate: 'passed' });
  vi.advanceTimersByTime(100);
  expect(woken).toHaveBeenCalledTimes(2);
  dataset.acting = '';
  vi.advanceTimersByTime(100);
  expect(woken).toHaveBeenCalledTimes(2);
  window.removeEventListener('scroll', woken);
});
