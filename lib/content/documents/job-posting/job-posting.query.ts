import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { JobListQueryResult, JobQueryResult } from '../../model/types.generated.ts';
import { documentQuery } from '../../parse/document-query.ts';
import { listQuery } from '../../parse/list-query.ts';
import {
  documentFields,
  pictureFields,
  richTextFields,
  seoFields,
} from '../../queries/fragments.ts';
import { jobSchema, jobSummarySchema } from './job-posting.parser.ts';

/** All job postings for lists, the newest first. */
export const jobListQuery = defineQuery(`
  *[_type == "jobPosting"] | order(datePosted desc, _id asc){
    ${documentFields}, slug, languages, title, summary, contract, place, salaryFrom, salaryTo,
    datePosted, validThrough
  }
`);

export const jobs: ContentQuery<JobListQueryResult> = listQuery({
  name: 'jobs',
  groq: jobListQuery,
  type: 'jobPosting',
  document: jobSummarySchema,
});

/** One job posting by its `_id`. */
export const jobQuery = defineQuery(`
  *[_type == "jobPosting" && _id == $id][0]{
    ${documentFields}, _updatedAt, slug, languages, title, summary, contract, place, salaryFrom,
    salaryTo, datePosted, validThrough, offer,
    seo{${seoFields}},
    picture{${pictureFields}},
    body{${richTextFields}}
  }
`);

export const job: ContentQuery<JobQueryResult> = documentQuery({
  name: 'job',
  groq: jobQuery,
  type: 'jobPosting',
  document: jobSchema,
});
