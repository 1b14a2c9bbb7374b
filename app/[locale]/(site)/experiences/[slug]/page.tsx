import type { Metadata } from 'next';
import { ExperienceDetail } from '#components/experience/experience-detail';
import { LanguageNotice } from '#components/notice/language-notice';
import { ExperienceData } from '#components/seo/experience-data';
import { SiteShell } from '#components/shell/site-shell';
import { getExperience, getExperiences } from '#lib/content/get-experience';
import { getSchedule } from '#lib/content/get-schedule';
import { getSlugs } from '#lib/content/get-slugs';
import { getTicketing } from '#lib/content/get-ticketing';
import { experienceOffer } from '#lib/content/page-offer';
import { documentPoster } from '#lib/media/poster/document-poster';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pageMetadata } from '#lib/seo/metadata';
import { LeftOutDocuments } from '../../left-out-documents';
import { UnfitDocument } from '../../unfit-document';

type Props = PageProps<'/[locale]/experiences/[slug]'>;

export async function generateStaticParams() {
  const slugs = await getSlugs('experience', await currentLocale());
  return slugs.map((slug) => ({ slug }));
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const experience = await getExperience(decodeURIComponent(slug), locale);
  return experience && { locale, experience, paths: documentPaths(experience) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  if (!found) return {};
  const { locale, experience, paths } = found;
  const { seo, languages } = experience;
  return pageMetadata({
    title: seo.title,
    description: seo.description,
    poster: await documentPoster(experience, locale),
    locale,
    paths,
    languages,
  });
}

export default async function ExperiencePage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="experiences" />;
  const { locale, experience, paths } = found;
  const others = (await getExperiences(locale)).filter(({ _id }) => _id !== experience._id);
  return (
    <SiteShell
      locale={locale}
      languageLinks={paths}
      offer={await experienceOffer(experience, locale)}
    >
      <ExperienceData experience={experience} locale={locale} />
      {experience.languages.includes(locale) ? null : <LanguageNotice englishHref={paths.en} />}
      <ExperienceDetail
        experience={experience}
        related={others}
        ticketing={await getTicketing(locale)}
        leftOutTickets={<LeftOutDocuments types={['ticketType']} />}
        schedule={await getSchedule(experience, locale)}
        locale={locale}
        contentLocale={contentLocale(experience.languages, locale)}
        now={new Date()}
      />
      <LeftOutDocuments types={['experience']} />
    </SiteShell>
  );
}
