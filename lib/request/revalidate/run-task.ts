import 'server-only';
import { after } from 'next/server';
import {
  type Refresh,
  refreshAnswers,
  takeOverAnswers,
} from '../../content/answers/refresh-answers.ts';
import { prepareNewDocuments } from '../../content/answers/request-new-documents.ts';
import { dueAnswers } from './due-answers.ts';
import type { RevalidateTask } from './request-task.ts';

/** Runs a task and returns the answers whose pages are stale. */
export async function runTask(task: RevalidateTask): Promise<Refresh> {
  switch (task) {
    case 'take-over':
      return { complete: true, changed: await takeOverAnswers() };
    case 'refresh':
      return compare();
    case 'moments':
      return { complete: true, changed: dueAnswers() };
  }
}

/**
 * Compares the stored answers with the content service, and returns the result. What it finds new is
 * requested after the response, so that the expiry of stale pages does not wait for it.
 */
async function compare(): Promise<Refresh> {
  const requestNewDocuments = prepareNewDocuments();
  const refresh = await refreshAnswers();
  after(requestNewDocuments);
  return refresh;
}
