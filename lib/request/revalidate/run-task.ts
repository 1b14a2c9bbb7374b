import 'server-only';
import { answerKey } from '../../content/answers/answer-key.ts';
import { storedAnswers } from '../../content/answers/answer-store.ts';
import {
  type ChangedAnswer,
  loadAnswers,
  type Refresh,
  refreshAnswers,
} from '../../content/answers/refresh-answers.ts';
import { announcements } from '../../content/queries/announcement.ts';
import type { RevalidateTask } from './request-task.ts';

/** Runs a task and returns the answers whose pages are stale. */
export async function runTask(task: RevalidateTask): Promise<Refresh> {
  switch (task) {
    case 'refresh':
      return refreshAnswers();
    case 'start':
      return start();
    case 'announcements':
      return { complete: true, changed: [announced()] };
  }
}

/** What is announced has not changed, but who reads it now sees something else. */
function announced(): ChangedAnswer {
  const key = answerKey(announcements, {});
  return { key, readAt: storedAnswers().get(key)?.readAt ?? 0 };
}

/**
 * At its start a process knows nothing of the tags that earlier ones expired, because the framework
 * keeps them in memory only: every answer that changed since the build counts as changed now.
 */
async function start(): Promise<Refresh> {
  const answers = await loadAnswers();
  const { complete, changed } = await refreshAnswers();
  const earlier = [...answers].filter(([, { changedAt }]) => changedAt > 0);
  const keys = new Set([...changed, ...earlier.map(([key]) => ({ key }))].map(({ key }) => key));
  return { complete, changed: [...keys].map((key) => ({ key, readAt: Date.now() })) };
}
