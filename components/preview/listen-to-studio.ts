/**
 * Calls `receive` with each message of the Studio around the frame, and of nobody else; returns a
 * function that ends this.
 */
export function listenToStudio(receive: (message: unknown) => void): () => void {
  const listener = ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent) receive(data);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
