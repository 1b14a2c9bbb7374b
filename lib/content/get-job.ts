import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { jobListQuery, jobQuery } from './queries/job-posting.ts';
import { linkable } from './tags.ts';
import type { JobListQueryResult, JobQueryResult } from './types.generated.ts';

export type JobSummary = Localized<JobListQueryResult[number]>;
export type Job = Localized<NonNullable<JobQueryResult>>;

/** All job postings, closed ones too, the newest first. */
export const getJobs = cache(async (locale: Locale): Promise<JobSummary[]> => {
  const list = await fetchContent<JobListQueryResult>(jobListQuery, {}, ['jobPosting']);
  return localize(list, locale, pictureOrigin);
});

/** One job posting by its slug, or null when none bears it. */
export const getJob = cache(async (slug: string, locale: Locale): Promise<Job | null> => {
  const found = await fetchContent<JobQueryResult>(jobQuery, { slug }, linkable);
  return found && localize(found, locale, pictureOrigin);
});
