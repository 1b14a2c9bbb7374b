import { getTranslations } from 'next-intl/server';
import type { Job } from '#lib/content/get-job';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPaths } from '#lib/routing/localized-paths';
import { graphOf } from '#lib/seo/structured-data/graph';
import { jobNode } from '#lib/seo/structured-data/job-posting';
import { pageNodes } from '#lib/seo/structured-data/page';
import { detailPage } from './detail-page';
import { JsonLd } from './json-ld';
import { readSiteFacts } from './read-site-facts';

interface JobDataProps {
  readonly job: Job;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders the structured data of a position's page. */
export async function JobData({ job, locale, now }: JobDataProps) {
  const t = await getTranslations({ locale, namespace: 'job' });
  const site = await readSiteFacts(locale);
  const parent = { route: 'careers', label: t('list') } as const;
  const page = detailPage(job, documentPaths(job), locale, parent);
  const about = jobNode(site, job, { ...page, placeName: t(`place.${job.place}`) }, now);
  const nodes = pageNodes(site, { ...page, about });
  return <JsonLd graph={graphOf(about ? [...nodes, about] : nodes)} />;
}
