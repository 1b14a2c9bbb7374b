/** Sends a message to the site (`siteUrl`, its origin) in the frame of the Presentation tool. */
export function postToFrames(message: object, siteUrl: string): void {
  // Frames of other origins receive nothing.
  for (let frame = 0; frame < window.length; frame++) window[frame]?.postMessage(message, siteUrl);
}
