import type { Job } from '../get-job.ts';
import { aText } from './a-text.ts';

/** Returns a position open through 30 June 2026, with the given fields overridden. */
export function aJob(overrides: Partial<Job> = {}): Job {
  return {
    _id: 'jobPosting-tapster',
    _type: 'jobPosting',
    _updatedAt: '2026-05-01T10:00:00Z',
    slug: { _type: 'localizedSlug', en: 'tapster', cs: 'vycepni' },
    languages: ['en', 'cs', 'de', 'it'],
    title: 'Tapster',
    summary: 'You draw lager from the tank.',
    contract: 'fullTime',
    place: 'taproom',
    salaryFrom: 38000,
    salaryTo: 46000,
    datePosted: '2026-05-01',
    validThrough: '2026-06-30',
    offer: ['Five weeks of holiday'],
    seo: { _type: 'seo', title: 'Tapster', description: 'A job.', image: null },
    picture: null,
    body: aText('You stand at the tap.'),
    ...overrides,
  };
}
