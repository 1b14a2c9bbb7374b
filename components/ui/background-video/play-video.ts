import { upToSmall } from '../breakpoints';
import { lessMotion } from '../less-motion';
import styles from './video.module.css';
import { videoFiles } from './video-files';
import { readVideoName, type VideoName } from './video-of';
import { whenQuiet } from './when-quiet';

/**
 * Plays the video of a scene (`data-video`) over its picture, again and again and without sound, while it
 * is in view. Adds a button that pauses it (WCAG 2.2.2), named by `data-video-pause`. Nothing is loaded
 * before the page has loaded and is idle. Where the browser cannot or may not play it, the picture stands
 * still.
 */
export async function playVideo(scene: HTMLElement): Promise<void> {
  const { videoPause = '' } = scene.dataset;
  const name = readVideoName(scene.dataset.video);
  await whenQuiet();
  // The visitor may have navigated away, or back to a page whose video is there.
  if (!name || !scene.isConnected || scene.querySelector('video')) return;
  const video = createVideo();
  const picture = scene.querySelector('img');
  const button = createButton(videoPause);
  const narrow = matchMedia(upToSmall);
  const stillness = matchMedia(lessMotion);
  let isInView = false;
  const end = new AbortController();
  const { signal } = end;

  const giveUp = () => {
    end.abort();
    observer.disconnect();
    video.remove();
    button.remove();
  };
  const update = () => {
    const isPaused = button.getAttribute('aria-pressed') === 'true';
    if (!isInView || isPaused || stillness.matches) return video.pause();
    // Refused for instance by a telephone that saves its battery.
    video.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') giveUp();
    });
  };
  const offer = () => {
    video.replaceChildren(...sourcesOf(name, narrow.matches));
    // Exactly over the picture, whose focal point depends on the cut.
    if (picture) video.style.objectPosition = getComputedStyle(picture).objectPosition;
    // Of a browser that can play none of them, the last one says so.
    video.lastElementChild?.addEventListener('error', giveUp, { signal });
    video.load();
    update();
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!scene.isConnected) return giveUp();
    isInView = entry?.isIntersecting ?? false;
    if (isInView && !video.lastElementChild) offer();
    else update();
  });

  video.addEventListener('error', giveUp, { signal });
  video.addEventListener('playing', () => video.classList.add(styles.shown ?? ''), { signal });
  button.addEventListener('click', () => press(button, update), { signal });
  narrow.addEventListener('change', () => video.lastElementChild && offer(), { signal });
  stillness.addEventListener('change', update, { signal });
  scene.append(video);
  scene.after(button);
  observer.observe(scene);
}

function press(button: HTMLButtonElement, update: () => void): void {
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  update();
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'none' });
  video.className = styles.video ?? '';
  video.ariaHidden = 'true';
  return video;
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.pause ?? '';
  button.ariaLabel = label;
  button.title = label;
  button.setAttribute('aria-pressed', 'false');
  return button;
}

function sourcesOf(name: VideoName, isNarrow: boolean): HTMLSourceElement[] {
  return videoFiles[name][isNarrow ? 'tall' : 'wide'].map(({ address, type }) => {
    const source = document.createElement('source');
    source.src = address.href;
    source.type = type;
    return source;
  });
}
