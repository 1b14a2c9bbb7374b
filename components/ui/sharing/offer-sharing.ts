import { type SharingWay, sharingMark } from './sharing-mark.ts';

/**
 * How long the status is empty after each press, in milliseconds, so that a text that was there before
 * is seen to come and announced again.
 */
const silence = 100;

/**
 * Shows and handles the button that passes its address to the device's share sheet, or where there is
 * none the one that copies it. The address is that of the page as everybody has it: with the codes of a
 * visit, a friend would have the discount of somebody's partner, and count as having come from there. The status beside it says each time that the URL is copied.
 * Where a browser supports neither, or on a page without buttons, nothing happens.
 */
export function offerSharing(): void {
  if ('share' in navigator) {
    offer('sheet', ({ value }) => navigator.share({ url: value }).catch(changedTheirMind));
  } else if ('clipboard' in navigator) {
    offer('copy', (button) =>
      navigator.clipboard.writeText(button.value).then(() => say(button), changedTheirMind),
    );
  }
}

function offer(way: SharingWay, pass: (button: HTMLButtonElement) => void): void {
  const button = document.querySelector<HTMLButtonElement>(`[${sharingMark}=${way}]`);
  if (!button) return;
  // A property, not a listener, so that repeated calls leave a single handler.
  button.onclick = () => pass(button);
  button.hidden = false;
}

function say(button: HTMLElement): void {
  const message = button.parentElement?.querySelector<HTMLElement>('[role=status] > *');
  if (!message) return;
  message.hidden = true;
  setTimeout(() => {
    message.hidden = false;
  }, silence);
}

/**
 * Ignores the rejection when a visitor closes the share sheet or denies access to the clipboard.
 */
function changedTheirMind() {}
