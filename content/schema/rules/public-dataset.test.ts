import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validationContext } from '../../testing/validation-context.ts';
import { asPublished } from './public-dataset.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const page = { _id: 'page-contact', _type: 'page', route: 'contact', sections: [{ anchor: 'a' }] };

it('asks once for all rules of a document, and again after a second', async () => {
  const { context, fetch } = validationContext([page], page);
  await Promise.all([asPublished(context), asPublished(context)]);
  await asPublished(context);
  expect(fetch).toHaveBeenCalledTimes(1);
  await asPublished({ ...context, document: { ...page, _id: 'versions.spring.page-contact' } });
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1001);
  await asPublished(context);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('asks again after a failure', async () => {
  const { context, fetch } = validationContext([page], page);
  fetch.mockRejectedValueOnce(new Error('offline'));
  await expect(asPublished(context)).rejects.toThrow('offline');
  expect(await asPublished(context)).toMatchObject({ document: { _id: page._id } });
});

it('has the draft in the place of what is published', async () => {
  const draft = { ...page, _id: 'drafts.page-contact', sections: [{ anchor: 'b', body: 'text' }] };
  const published = await asPublished(validationContext([page, draft], draft).context);
  expect(published?.dataset.documents).toMatchObject([
    { _id: 'page-contact', sections: [{ anchor: 'b' }] },
  ]);
  expect(published?.dataset.byId.get('page-contact')).toBe(published?.document);
});
