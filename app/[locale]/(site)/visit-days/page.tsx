import type { Metadata } from 'next';
import { DaysPage } from '#components/experience/days-page';
import { SiteShell } from '#components/shell/site-shell';
import { getExperiences } from '#lib/content/get-experience';
import { getSchedule } from '#lib/content/get-schedule';
import { experienceOffer } from '#lib/content/page-offer';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { visitDaysPaths } from '#lib/routing/visit-days-path';
import { experienceParameter } from '#lib/tickets/party/read-party';
import { readChoice } from '#lib/tickets/starts/read-choice';
import { UnfitDocument } from '../unfit-document';

type Props = PageProps<'/[locale]/visit-days'>;

async function read({ searchParams }: Props) {
  const [locale, entries] = [await currentLocale(), Object.entries(await searchParams)];
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const requested = query.get(experienceParameter);
  const experience = (await getExperiences(locale)).find(({ _id }) => _id === requested);
  return experience && { locale, experience, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return { title: found?.experience.title ?? null, robots: { index: false } };
}

/** Renders the days of the experience of the query, in the months that it names. */
export default async function VisitDaysPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="experiences" />;
  const { locale, experience, query } = found;
  const now = new Date();
  return (
    <SiteShell
      locale={locale}
      languageLinks={visitDaysPaths(`?${query}`)}
      offer={await experienceOffer(experience, locale)}
    >
      <DaysPage
        experience={experience}
        schedule={await getSchedule(experience, locale)}
        choice={readChoice(query, now)}
        locale={locale}
        now={now}
      />
    </SiteShell>
  );
}
