import { channel } from 'node:diagnostics_channel';

const here = channel('site:content-changed-here');
const elsewhere = channel('site:content-may-have-changed');
const resumed = channel('site:resumed');

/**
 * Reports to the server around the framework that this instance received a webhook; other instances
 * did not. The two are different bundles of one process and share no modules.
 */
export function publishContentChange(): void {
  here.publish(null);
}

/** Calls a function each time this instance has received a webhook. */
export function onContentChange(listener: () => void): void {
  here.subscribe(() => listener());
}

/** Reports to the framework's bundle that content may have changed without a webhook to this instance. */
export function publishChangeElsewhere(): void {
  elsewhere.publish(null);
}

/** Calls a function each time content may have changed without a webhook to this instance. */
export function onChangeElsewhere(compare: () => void): void {
  elsewhere.subscribe(() => compare());
}

/** Reports to the framework's bundle that this process stood still, and may have missed messages. */
export function publishResume(): void {
  resumed.publish(null);
}

/** Calls a function each time this process has stood still. */
export function onResume(compare: () => void): void {
  resumed.subscribe(() => compare());
}
