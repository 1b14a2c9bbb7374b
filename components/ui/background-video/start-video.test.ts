import { beforeEach, expect, it, vi } from 'vitest';
import { startVideo } from './start-video';

const playVideo = vi.hoisted(() => vi.fn());
vi.mock('./play-video', () => ({ playVideo }));

function onDevice({ prefersLess = false, saveData = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  vi.stubGlobal('navigator', { connection: { saveData } });
}

beforeEach(() => {
  playVideo.mockReset();
  document.body.innerHTML = '<div data-video="cellar"></div>';
});

it('plays the video of a picture that has one', async () => {
  onDevice();
  startVideo();
  await expect.poll(() => playVideo).toHaveBeenCalledOnce();
  expect(playVideo).toHaveBeenCalledWith(document.querySelector('[data-video]'));
});

it.each([
  ['prefers less motion', { prefersLess: true }],
  ['saves data', { saveData: true }],
])('leaves it still for a visitor who %s', async (_, device) => {
  onDevice(device);
  startVideo();
  await import('./play-video');
  expect(playVideo).not.toHaveBeenCalled();
});

it('does nothing on a page without one', async () => {
  document.body.innerHTML = '<div></div>';
  onDevice();
  startVideo();
  await import('./play-video');
  expect(playVideo).not.toHaveBeenCalled();
});
