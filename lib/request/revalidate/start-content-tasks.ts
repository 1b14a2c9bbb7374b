import 'server-only';
import { isCircuitOpen } from '../../content/answers/circuit-breaker.ts';
import { probeContentService } from '../../content/answers/probe-content-service.ts';
import { isRefreshed, loadAnswers } from '../../content/answers/refresh-answers.ts';
import { respondsSoon } from '../../content/answers/responds-soon.ts';
import { readBuildBegun } from '../../platform/build-begun.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { pause } from '../../platform/pause.ts';
import { becomeReady, whileComparing } from '../../platform/readiness.ts';
import { isSharedCacheReachable } from '../../platform/shared-cache-state.ts';
import { onChangeElsewhere, onResume } from './content-changes.ts';
import { findDueAnswers } from './due-answers.ts';
import { requestTask } from './request-task.ts';

/** How often the moments of answers are compared with the current time, in ms. */
const tick = 1000;

/** How often a content service that did not respond is probed, in ms. */
const probeInterval = 2000;

/** Maximum pause after consecutive failures of tasks, in ms. The hosted service counts requests. */
const maxPauseMs = 10 * 60_000;

/** All answers are compared with the content service at least this often, in ms. */
const refreshInterval = HOUR_MS;

/** The same while other instances cannot notify this one of a webhook, in ms. */
const isolatedRefreshInterval = 60 * 1000;

/**
 * Starts the background tasks that keep pages up to date: a comparison with the content service at
 * the start, every hour, after an outage, when another instance received a webhook, and when the
 * process stood still; and the moments at which announcements and deals begin and end.
 * They run as long as the process. Resolves when the content service has responded to a probe, or is
 * silent (0.7 s). Does not wait for a task: the process handles no request before this has resolved.
 */
export async function startContentTasks(): Promise<void> {
  const probed = respondsSoon();
  const { promise: takenOver, resolve: noteTakenOver } = Promise.withResolvers<void>();
  void endWaitInSilence(probed, takenOver);
  void keepAnswersFresh(noteTakenOver);
  void watchMoments();
  onChangeElsewhere(() => void requestTask('refresh'));
  onResume(() => {
    void whileComparing(() => requestTask('refresh'));
    void endWaitInSilence(respondsSoon(), takenOver);
  });
  await probed;
}

/**
 * Ends the wait of pages for the comparison in progress if the content service is silent: the comparison
 * notices that only after its retries and deadlines, and goes on without them. Not before the process
 * has taken over what others know: an image has the demo content.
 */
async function endWaitInSilence(probed: Promise<boolean>, takenOver: Promise<void>): Promise<void> {
  const [responds] = await Promise.all([probed, takenOver]);
  if (!responds) becomeReady();
}

async function keepAnswersFresh(onTakenOver: () => void): Promise<never> {
  let isTakenOver = false;
  const compare = async () => {
    isTakenOver ||= await requestTask('take-over');
    onTakenOver();
    return (await requestTask('refresh')) && isTakenOver;
  };
  let failures = 0;
  for (;;) {
    const done = await whileComparing(compare);
    if (done) {
      failures = 0;
      await quietTime();
    } else {
      failures += 1;
      await pause(Math.min(probeInterval * 2 ** failures, maxPauseMs));
    }
    while (isCircuitOpen()) {
      await pause(probeInterval);
      await probeContentService();
    }
  }
}

/**
 * Waits until the next comparison is due: after an hour, when the content service stops responding, or
 * when a webhook's comparison was not complete. Without contact to the other instances, which may
 * receive the webhooks, already after a minute.
 */
async function quietTime(): Promise<void> {
  const since = performance.now();
  const isDue = () => {
    const interval = isSharedCacheReachable() === false ? isolatedRefreshInterval : refreshInterval;
    return performance.now() - since >= interval;
  };
  while (!isDue() && !isCircuitOpen() && isRefreshed()) await pause(probeInterval);
}

/**
 * Compares the moments of all answers with the time once a second, from the time of the build on: its
 * pages, and those of earlier processes, may be older than an announcement or a deal that began or
 * ended since, and what earlier processes expired is not known. A failed task is repeated.
 */
async function watchMoments(): Promise<never> {
  let last = (await readBuildBegun()) ?? Date.now();
  await loadAnswers();
  for (;;) {
    const now = Date.now();
    // The clock may have been set back, and what had begun has not yet.
    const isDue = findDueAnswers(Math.min(last, now), Math.max(last, now));
    const isDone = !isDue || (await whileComparing(() => requestTask('moments')));
    if (isDone) last = now;
    await pause(isDone ? tick : probeInterval);
  }
}
