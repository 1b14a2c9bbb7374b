declare global {
  /** Set by the worker of this process, wherever it was bundled. */
  var wakeDeliveryWorker: (() => void) | undefined;
}

/** Tells the worker of this process that there is something to deliver. */
export function wakeWorker(): void {
  globalThis.wakeDeliveryWorker?.();
}
