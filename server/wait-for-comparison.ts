import { inTime } from '../lib/platform/in-time.ts';
import { beginResuming, untilCompared } from '../lib/platform/readiness.ts';
import { publishResume } from '../lib/request/revalidate/content-changes.ts';

/** How often the process notes that it runs, in ms. */
const BEAT_MS = 250;

/** After this time in ms without a beat, the process was stopped: no turn of its event loop takes as long. */
const SUSPEND_MS = 1500;

/**
 * How long a page waits at most, in ms, for a content service that responds to probes: as long as the
 * comparison for one query, because a process that has just started has much to do, but not as long as a
 * proxy waits for a response. For one that does not, the wait ends sooner (`respondsSoon`).
 */
const MAX_WAIT_MS = 10_000;

interface Comparison {
  /** Whether pages may be older than the content. */
  mustWait(): boolean;
  /** Resolves when pages are as current as they can be, or after `MAX_WAIT_MS`. */
  wait(): Promise<void>;
}

/**
 * Returns how a request for a page waits until this process has compared its content with the content
 * service: a page of a process that has just started, or that was stopped for a while (SIGSTOP, a
 * virtual machine that was paused), would be as old as that.
 */
export function waitForComparison(): Comparison {
  let mayBeOutdated = true;
  const follow = async () => {
    mayBeOutdated = true;
    await untilCompared();
    mayBeOutdated = false;
  };
  void follow();
  let beat = Date.now();
  const notice = () => {
    const now = Date.now();
    if (now - beat > SUSPEND_MS) {
      if (beginResuming()) void follow();
      // Also during a comparison, which may have its answers from before.
      publishResume();
    }
    beat = now;
  };
  setInterval(notice, BEAT_MS).unref();
  return {
    mustWait: () => {
      // Requests that arrived meanwhile are handled before the timer.
      notice();
      return mayBeOutdated;
    },
    wait: waitWithTimeout,
  };
}

async function waitWithTimeout(): Promise<void> {
  await inTime(untilCompared(), MAX_WAIT_MS).catch(() => undefined);
}
