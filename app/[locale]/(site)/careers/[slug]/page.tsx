import type { Metadata } from 'next';
import { JobDetail } from '#components/job/job-detail';
import { ClosedJobNotice } from '#components/notice/closed-job-notice';
import { LanguageNotice } from '#components/notice/language-notice';
import { JobData } from '#components/seo/job-data';
import { SiteShell } from '#components/shell/site-shell';
import { getJob } from '#lib/content/get-job';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pathFor } from '#lib/routing/path-for';
import { documentMetadata } from '../../../document-metadata';
import { slugParams } from '../../../slug-params';
import { UnfitDocument } from '../../unfit-document';

type Props = PageProps<'/[locale]/careers/[slug]'>;

export function generateStaticParams() {
  return slugParams('jobPosting');
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const job = await getJob(decodeURIComponent(slug), locale);
  return job && { locale, job, paths: documentPaths(job), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return found ? documentMetadata(found.job, found.locale, found.now) : {};
}

export default async function CareerPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="careers" />;
  const { locale, job, paths, now } = found;
  return (
    <SiteShell locale={locale} languageLinks={paths} offer={null}>
      <JobData job={job} locale={locale} now={now} />
      <LanguageNotice languages={job.languages} locale={locale} englishHref={paths.en} />
      <JobDetail
        job={job}
        locale={locale}
        contentLocale={contentLocale(job.languages, locale)}
        now={now}
        closedNotice={<ClosedJobNotice openJobsHref={pathFor('careers', locale)} />}
      />
    </SiteShell>
  );
}
