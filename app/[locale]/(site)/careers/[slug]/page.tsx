import type { Metadata } from 'next';
import { JobDetail } from '#components/job/job-detail';
import { ClosedJobNotice } from '#components/notice/closed-job-notice';
import { LanguageNotice } from '#components/notice/language-notice';
import { JobData } from '#components/seo/job-data';
import { SiteShell } from '#components/shell/site-shell';
import { getJob } from '#lib/content/get-job';
import { getSlugs } from '#lib/content/get-slugs';
import { documentPoster } from '#lib/media/poster/document-poster';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pathFor } from '#lib/routing/path-for';
import { pageMetadata } from '#lib/seo/metadata';
import { hasEnded } from '#lib/time/has-ended';
import { UnfitDocument } from '../../unfit-document';

type Props = PageProps<'/[locale]/careers/[slug]'>;

export async function generateStaticParams() {
  return (await getSlugs('jobPosting', await currentLocale())).map((slug) => ({ slug }));
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const job = await getJob(decodeURIComponent(slug), locale);
  return job && { locale, job, paths: documentPaths(job), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  if (!found) return {};
  const { locale, job, paths, now } = found;
  return pageMetadata({
    ...job.seo,
    poster: await documentPoster(job, locale),
    locale,
    paths,
    languages: job.languages,
    current: !hasEnded(job, now),
  });
}

export default async function CareerPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="careers" />;
  const { locale, job, paths, now } = found;
  return (
    <SiteShell locale={locale} languageLinks={paths} offer={null}>
      <JobData job={job} locale={locale} now={now} />
      {job.languages.includes(locale) ? null : <LanguageNotice englishHref={paths.en} />}
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
