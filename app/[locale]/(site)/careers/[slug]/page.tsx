import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JobDetail } from '#components/job/job-detail';
import { ClosedJobNotice } from '#components/notice/closed-job-notice';
import { LanguageNotice } from '#components/notice/language-notice';
import { JobData } from '#components/seo/job-data';
import { SiteShell } from '#components/shell/site-shell';
import { getJob } from '#lib/content/get-job';
import { getSlugs } from '#lib/content/get-slugs';
import { contentLocale } from '#lib/i18n/content-locale';
import { currentLocale } from '#lib/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pathFor } from '#lib/routing/path-for';
import { pageMetadata } from '#lib/seo/metadata';
import { documentPoster } from '#lib/seo/poster/document-poster';
import { endOfPragueDay } from '#lib/time/prague';

type Props = PageProps<'/[locale]/careers/[slug]'>;

export async function generateStaticParams() {
  return (await getSlugs('jobPosting', await currentLocale())).map((slug) => ({ slug }));
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const job = await getJob(decodeURIComponent(slug), locale);
  if (!job) notFound();
  return { locale, job, paths: documentPaths(job), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, job, paths, now } = await read(props);
  return pageMetadata({
    ...job.seo,
    poster: await documentPoster(job, locale),
    locale,
    paths,
    languages: job.languages,
    current: endOfPragueDay(job.validThrough) > now,
  });
}

export default async function CareerPage(props: Props) {
  const { locale, job, paths, now } = await read(props);
  return (
    <SiteShell locale={locale} languageLinks={paths}>
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
