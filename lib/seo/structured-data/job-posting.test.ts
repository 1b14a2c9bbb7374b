import { describe, expect, it } from 'vitest';
import { aJob } from '../../content/testing/a-job.ts';
import { type JobFacts, jobNode } from './job-posting.ts';
import { aSite } from './testing/a-site.ts';

const facts: JobFacts = { path: '/en/careers/tapster', placeName: 'Taproom' };
const site = aSite();
const open = new Date('2026-06-30T21:59:59Z');

describe('jobNode', () => {
  it('has the salary, the contract and the last moment to apply', () => {
    expect(jobNode(site, aJob(), facts, open)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Tapster',
      description:
        'You draw lager from the tank.\n\nYou stand at the tap.\n\nFive weeks of holiday',
      datePosted: '2026-05-01',
      validThrough: '2026-06-30T23:59:59+02:00',
      employmentType: 'FULL_TIME',
      identifier: { value: 'jobPosting-tapster' },
      hiringOrganization: { '@id': 'https://example.com/#company' },
      baseSalary: {
        currency: 'CZK',
        value: { minValue: 38000, maxValue: 46000, unitText: 'MONTH' },
      },
    });
  });

  it('is undefined once the last day in Prague is over', () => {
    expect(jobNode(site, aJob(), facts, new Date('2026-06-30T22:00:00Z'))).toBeUndefined();
  });

  it('has no salary if the posting has none', () => {
    const job = aJob({ salaryFrom: null, salaryTo: null });
    expect(jobNode(site, job, facts, open)?.baseSalary).toBeUndefined();
  });
});
