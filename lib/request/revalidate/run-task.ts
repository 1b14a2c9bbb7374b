import 'server-only';
import { answerKey } from '../../content/answers/answer-key.ts';
import { storedAnswers } from '../../content/answers/answer-store.ts';
import {
  type ChangedAnswer,
  loadAnswers,
  type Refresh,
  refreshAnswers,
} from '../../content/answers/refresh-answers.ts';
import { announcements } from '../../content/documents/announcement/announcement.query.ts';
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

/**
 * Returns the announcements as changed: the document is the same, but which of them are current is
 * not.
 */
function announced(): ChangedAnswer {
  const key = answerKey(announcements, {});
  return { key, readAt: storedAnswers().get(key)?.readAt ?? -Infinity };
}

/**
 * Refreshes the answers when a process starts, and returns every answer that changed since the
 * build as changed: the process does not know the tags that earlier processes expired, because the
 * framework stores them in memory only.
 */
async function start(): Promise<Refresh> {
  const answers = await loadAnswers();
  const { complete, changed } = await refreshAnswers();
  const earlier = [...answers].filter(([, { changedAt }]) => changedAt > 0);
  const keys = new Set([...changed, ...earlier.map(([key]) => ({ key }))].map(({ key }) => key));
  return { complete, changed: [...keys].map((key) => ({ key, readAt: performance.now() })) };
}
