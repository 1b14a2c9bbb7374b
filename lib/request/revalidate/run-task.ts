import 'server-only';
import { after } from 'next/server';
import {
  loadAnswers,
  type Refresh,
  refreshAnswers,
} from '../../content/answers/refresh-answers.ts';
import { prepareNewDocuments } from '../../content/answers/request-new-documents.ts';
import { dueAnswers } from './due-answers.ts';
import type { RevalidateTask } from './request-task.ts';

/** Runs a task and returns the answers whose pages are stale. */
export async function runTask(task: RevalidateTask): Promise<Refresh> {
  switch (task) {
    case 'refresh':
      return compare(refreshAnswers);
    case 'start':
      return compare(start);
    case 'moments':
      return { complete: true, changed: dueAnswers() };
  }
}

/**
 * Runs a comparison of the stored answers, and returns its result. What it finds new is requested after
 * the response, so that the expiry of stale pages does not wait for it.
 */
async function compare(run: () => Promise<Refresh>): Promise<Refresh> {
  const requestNewDocuments = prepareNewDocuments();
  const refresh = await run();
  after(requestNewDocuments);
  return refresh;
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
