import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { job, jobs } from './documents/job-posting/job-posting.query.ts';
import { fetchContent } from './fetch-content.ts';
import { findSlugged } from './find-document-id.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type JobSummary = Localized<ContentOf<typeof jobs>[number]>;
export type Job = Localized<NonNullable<ContentOf<typeof job>>>;

/** Returns all job postings, including closed ones, the newest first. */
export const getJobs = cache(async (locale: Locale): Promise<JobSummary[]> => {
  const list = await fetchContent(jobs, locale);
  // The service orders dates as they are stored, which may be in several notations.
  const newestFirst = list.toSorted((one, other) => other.datePosted.localeCompare(one.datePosted));
  return localize(newestFirst, locale, pictureOrigin);
});

/** Returns the job posting with this slug, or null if there is none. */
export const getJob = cache(async (slug: string, locale: Locale): Promise<Job | null> => {
  const id = await findSlugged('jobPosting', slug, locale);
  const found = id && (await fetchContent(job, locale, { id }));
  return found ? localize(found, locale, pictureOrigin) : null;
});
