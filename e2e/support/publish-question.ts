import type { APIRequestContext } from '@playwright/test';
import type { ContentService } from '../../scripts/stack/content-service.ts';
import { contentClient } from '../fixtures/content-client.ts';

/** Publishes another wording of the first question; returns it. */
export async function publishQuestion(
  { url, administratorToken }: Pick<ContentService, 'url' | 'administratorToken'>,
  question = `Is question ${crypto.randomUUID()} answered?`,
): Promise<string> {
  const client = contentClient(url, administratorToken);
  const id = await client.fetch<string>('*[_type == "faqEntry"] | order(_id)[0]._id');
  await client.patch(id).set({ 'question.en': question }).commit();
  return question;
}

/** Whether a site shows a question in English. */
export async function showsQuestion(site: APIRequestContext, question: string): Promise<boolean> {
  return (await (await site.get('/en/faq')).text()).includes(question);
}
