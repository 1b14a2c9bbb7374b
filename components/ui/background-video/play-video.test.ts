import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { playVideo } from './play-video';

vi.mock('./when-quiet', () => ({ whenQuiet: async () => undefined }));

/** Reports whether the scene is in view. */
let scrolled: (isIntersecting: boolean) => void;
/** The state of each media query: the screen, and the settings of the visitor. */
let device: Map<string, MediaQueryList>;
let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
let pause: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  device = new Map();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = device.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    device.set(query, list as MediaQueryList);
    return list;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scrolled = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  play = vi.fn(async () => undefined);
  pause = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

function change(query: RegExp, matches: boolean): void {
  for (const [text, list] of device) {
    if (query.test(text)) Object.assign(list, { matches }).dispatchEvent(new Event('change'));
  }
}

async function aScene(video = 'cellar'): Promise<HTMLElement> {
  document.body.innerHTML = `<section><div data-video="${video}" data-video-pause="Pause it"><img alt=""/></div></section>`;
  const scene = document.querySelector<HTMLElement>('[data-video]');
  if (!scene) throw new Error('no scene');
  await playVideo(scene);
  return scene;
}

const files = () =>
  [...document.querySelectorAll('source')].map(({ src }) => src.replace(/.*\//, ''));
const button = () => screen.getByRole('button', { name: 'Pause it' });

it('loads nothing before the scene is in view, then AV1 with H.264 as the fallback', async () => {
  await aScene();
  expect(files()).toEqual([]);
  scrolled(true);
  expect(files()).toEqual(['cellar-wide.webm', 'cellar-wide.mp4']);
  expect(play).toHaveBeenCalledOnce();
});

it('is muted, loops, and is hidden from assistive technology', async () => {
  const scene = await aScene();
  const video = scene.querySelector('video');
  expect(video).toMatchObject({ muted: true, loop: true, playsInline: true, ariaHidden: 'true' });
});

it('plays the portrait version on phones, also after the device is rotated', async () => {
  await aScene();
  scrolled(true);
  change(/width/, true);
  expect(files()).toEqual(['cellar-tall.webm', 'cellar-tall.mp4']);
});

it('pauses while it is out of view', async () => {
  await aScene();
  scrolled(true);
  scrolled(false);
  expect(pause).toHaveBeenCalledOnce();
  scrolled(true);
  expect(play).toHaveBeenCalledTimes(2);
});

it('stays paused after the visitor has paused it, until they resume it', async () => {
  await aScene();
  scrolled(true);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(pause).toHaveBeenCalledOnce();
  scrolled(false);
  scrolled(true);
  expect(play).toHaveBeenCalledOnce();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(play).toHaveBeenCalledTimes(2);
});

it('pauses when the visitor begins to prefer reduced motion', async () => {
  await aScene();
  scrolled(true);
  change(/motion/, true);
  expect(pause).toHaveBeenCalledOnce();
});

it('is removed when the browser may not play it', async () => {
  const scene = await aScene();
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  scrolled(true);
  await expect.poll(() => scene.querySelector('video')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is removed when the browser supports none of its files', async () => {
  const scene = await aScene();
  scrolled(true);
  scene.querySelector('source:last-child')?.dispatchEvent(new Event('error'));
  expect(scene.querySelector('video')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is added once when the page is set up several times', async () => {
  const scene = await aScene();
  await playVideo(scene);
  expect(document.querySelectorAll('video, button')).toHaveLength(2);
});

it('ignores the name of a video that this build does not have', async () => {
  expect((await aScene('barrels')).querySelector('video')).toBeNull();
});

it('is removed with its page', async () => {
  const scene = await aScene();
  scrolled(true);
  scene.remove();
  scrolled(false);
  expect(scene.querySelector('video')).toBeNull();
});
