import { toPlainText } from '@portabletext/react';
import type { JobPostingLeaf, MonetaryAmountLeaf } from 'schema-dts';
import type { Job } from '../../content/get-job.ts';
import { hasEnded } from '../../time/has-ended.ts';
import { endOfPragueDay } from '../../time/prague.ts';
import { addressOf } from './company.ts';
import { currency } from './offer-facts.ts';
import { pragueDateTime } from './prague-date-time.ts';
import { companyName, type SiteFacts, siteIds } from './site-facts.ts';

/** Facts about a position that its document does not contain. */
export interface JobFacts {
  /** Canonical path of its page. */
  readonly path: string;
  /** The name of the place of work on the page. */
  readonly placeName: string;
}

const second = 1000;

const employmentTypes = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  seasonal: 'TEMPORARY',
} as const satisfies Record<Job['contract'], string>;

/**
 * Returns the node of a position that is open at `now`; undefined once its last day in Prague is
 * over.
 */
export function jobNode(
  site: SiteFacts,
  job: Job,
  facts: JobFacts,
  now: Date,
): JobPostingLeaf | undefined {
  if (hasEnded(job, now)) return undefined;
  const url = `${site.origin}${facts.path}`;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: job.title,
    identifier: { '@type': 'PropertyValue', name: companyName(site), value: job._id },
    description: description(job),
    datePosted: job.datePosted,
    validThrough: pragueDateTime(new Date(endOfPragueDay(job.validThrough).getTime() - second)),
    employmentType: employmentTypes[job.contract],
    hiringOrganization: siteIds(site).company,
    jobLocation: { '@type': 'Place', name: facts.placeName, address: addressOf(site) },
    baseSalary: salary(job),
    directApply: false,
  };
}

function description({ summary, body, offer }: Job): string {
  const story = body ? toPlainText(body) : '';
  return [summary, story, (offer ?? []).join('\n')].filter(Boolean).join('\n\n');
}

/** Returns the monthly salary in Kč; undefined if the posting has none. */
function salary({ salaryFrom, salaryTo }: Job): MonetaryAmountLeaf | undefined {
  if (salaryFrom === null && salaryTo === null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: salaryFrom ?? undefined,
      maxValue: salaryTo ?? undefined,
      unitText: 'MONTH',
    },
  };
}
