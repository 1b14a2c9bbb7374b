import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../commands/testing/test-service.ts';
import { readPublished } from './read-published.ts';
import { slugCollisions } from './rules/slug-collisions.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service.stop());

it('of two documents with one slug, the later one is reported, whatever their ids', async () => {
  const copies = [
    { _id: 'event-a', _createdAt: '2026-11-20T08:00:00.000Z' },
    { _id: 'event-b', _createdAt: '2026-01-01T08:00:00.000Z' },
  ];
  for (const copy of copies) {
    const slug = { _type: 'localizedSlug', en: 'night' };
    await service.client.create({ ...copy, _type: 'event', slug, languages: ['en'] });
  }
  const now = new Date('2026-11-26T08:00:00Z');
  const dataset = await readPublished(service.client, now, 'http://localhost:3000');
  const problems = slugCollisions(dataset);
  expect(problems.map(({ document, message }) => `${document}: ${message}`)).toEqual([
    'event-a: "night" leads to event-b',
  ]);
});
