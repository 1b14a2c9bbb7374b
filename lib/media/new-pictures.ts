import { channel } from 'node:diagnostics_channel';

const newPictures = channel('site:new-pictures');

/**
 * Reports to the server around the framework the addresses of pictures that visitors may request soon.
 * The two are different bundles of one process and share no modules.
 */
export function publishNewPictures(addresses: readonly string[]): void {
  newPictures.publish(addresses);
}

/** Whether somebody listens; elsewhere, the addresses need not be found. */
export function areNewPicturesExpected(): boolean {
  return newPictures.hasSubscribers;
}

/** Calls a function with the addresses of pictures, each time some are reported. */
export function onNewPictures(listener: (addresses: readonly string[]) => void): void {
  newPictures.subscribe((addresses) => {
    if (Array.isArray(addresses)) listener(addresses);
  });
}
