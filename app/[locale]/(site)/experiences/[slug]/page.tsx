import type { Metadata } from 'next';
import { ExperienceDetail } from '#components/experience/experience-detail';
import { LanguageNotice } from '#components/notice/language-notice';
import { ExperienceData } from '#components/seo/experience-data';
import { SiteShell } from '#components/shell/site-shell';
import { getExperience, getExperiences } from '#lib/content/get-experience';
import { getSchedule } from '#lib/content/get-schedule';
import { getTicketing } from '#lib/content/get-ticketing';
import { experienceOffer } from '#lib/content/page-offer';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { documentMetadata } from '../../../document-metadata';
import { slugParams } from '../../../slug-params';
import { LeftOutDocuments } from '../../left-out-documents';
import { UnfitDocument } from '../../unfit-document';

type Props = PageProps<'/[locale]/experiences/[slug]'>;

export function generateStaticParams() {
  return slugParams('experience');
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const experience = await getExperience(decodeURIComponent(slug), locale);
  return experience && { locale, experience, paths: documentPaths(experience), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return found ? documentMetadata(found.experience, found.locale, found.now) : {};
}

export default async function ExperiencePage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="experiences" />;
  const { locale, experience, paths, now } = found;
  const others = (await getExperiences(locale)).filter(({ _id }) => _id !== experience._id);
  return (
    <SiteShell
      locale={locale}
      languageLinks={paths}
      offer={await experienceOffer(experience, locale)}
    >
      <ExperienceData experience={experience} locale={locale} />
      <LanguageNotice languages={experience.languages} locale={locale} englishHref={paths.en} />
      <ExperienceDetail
        experience={experience}
        related={others}
        ticketing={await getTicketing(locale)}
        leftOutTickets={<LeftOutDocuments types={['ticketType']} />}
        schedule={await getSchedule(experience, locale)}
        locale={locale}
        contentLocale={contentLocale(experience.languages, locale)}
        now={now}
      />
      <LeftOutDocuments types={['experience']} />
    </SiteShell>
  );
}
