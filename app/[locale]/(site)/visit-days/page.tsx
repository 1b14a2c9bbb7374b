import type { Metadata } from 'next';
import { DaysPage } from '#components/experience/days-page';
import { SiteShell } from '#components/shell/site-shell';
import { getExperiences } from '#lib/content/get-experience';
import { getSchedule } from '#lib/content/get-schedule';
import { experienceOffer } from '#lib/content/page-offer';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { queryOf } from '#lib/routing/query-of';
import { visitDaysPaths } from '#lib/routing/visit-days-path';
import { languageField } from '#lib/tickets/checkout/checkout-query';
import { experienceParameter } from '#lib/tickets/party/read-party';
import { monthField, readChoice } from '#lib/tickets/starts/read-choice';
import { UnfitDocument } from '../unfit-document';

type Props = PageProps<'/[locale]/visit-days'>;

async function read({ searchParams }: Props) {
  const locale = await currentLocale();
  const query = queryOf(await searchParams);
  const requested = query.get(experienceParameter);
  const experience = (await getExperiences(locale)).find(({ _id }) => _id === requested);
  const now = new Date();
  return experience && { locale, experience, choice: readChoice(query, now), now };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return { title: found?.experience.title ?? null, robots: { index: false } };
}

/** Renders the days of the experience of the query, in the months that it names. */
export default async function VisitDaysPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="experiences" />;
  const { locale, experience, choice, now } = found;
  const { month, language } = choice;
  const query = new URLSearchParams({
    [experienceParameter]: experience._id,
    [monthField]: month,
    ...(language === undefined ? {} : { [languageField]: language ?? '' }),
  });
  return (
    <SiteShell
      locale={locale}
      languageLinks={visitDaysPaths(`?${query}`)}
      offer={await experienceOffer(experience, locale)}
    >
      <DaysPage
        experience={experience}
        schedule={await getSchedule(experience, locale)}
        choice={choice}
        locale={locale}
        now={now}
      />
    </SiteShell>
  );
}
