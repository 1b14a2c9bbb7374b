import { type SharingWay, sharingMark } from './sharing-mark.ts';

/**
 * Shows the button that hands the page's address to the device's own sharing, or the one that
 * copies it where there is none, and serves it. The words in the status beside it are shown once
 * the address is copied. Where a browser allows neither, or on a page without buttons, nothing
 * happens.
 */
export function offerSharing(): void {
  if ('share' in navigator) {
    offer('sheet', () => navigator.share({ url: location.href }).catch(changedTheirMind));
  } else if ('clipboard' in navigator) {
    offer('copy', (button) =>
      navigator.clipboard.writeText(location.href).then(() => say(button), changedTheirMind),
    );
  }
}

function offer(way: SharingWay, pass: (button: HTMLElement) => void): void {
  const button = document.querySelector<HTMLElement>(`[${sharingMark}=${way}]`);
  if (!button) return;
  // A page that is attended to again has its button served once all the same.
  button.onclick = () => pass(button);
  button.hidden = false;
}

function say(button: HTMLElement): void {
  const words = button.parentElement?.querySelector<HTMLElement>('[role=status] > *');
  if (words) words.hidden = false;
}

/** A visitor who closes the sheet or refuses the clipboard has got what they wanted. */
function changedTheirMind() {}
