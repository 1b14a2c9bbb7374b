import type { Metadata } from 'next';
import { EventDetail } from '#components/event/event-detail';
import { ExpiredEventNotice } from '#components/notice/expired-event-notice';
import { LanguageNotice } from '#components/notice/language-notice';
import { EventData } from '#components/seo/event-data';
import { SiteShell } from '#components/shell/site-shell';
import { getEvent, getEvents } from '#lib/content/get-event';
import { getSlugs } from '#lib/content/get-slugs';
import { eventOffer } from '#lib/content/page-offer';
import { documentPoster } from '#lib/media/poster/document-poster';
import { serverEnv } from '#lib/platform/env/server';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pathFor } from '#lib/routing/path-for';
import { pageMetadata } from '#lib/seo/metadata';
import { hasEnded } from '#lib/time/has-ended';
import { LeftOutDocuments } from '../../left-out-documents';
import { UnfitDocument } from '../../unfit-document';

type Props = PageProps<'/[locale]/events/[slug]'>;

export async function generateStaticParams() {
  const slugs = await getSlugs('event', await currentLocale());
  return slugs.map((slug) => ({ slug }));
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const event = await getEvent(decodeURIComponent(slug), locale);
  return event && { locale, event, paths: documentPaths(event), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  if (!found) return {};
  const { locale, event, paths, now } = found;
  return pageMetadata({
    ...event.seo,
    poster: await documentPoster(event, locale),
    locale,
    paths,
    languages: event.languages,
    current: !hasEnded(event, now),
  });
}

export default async function EventPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="events" />;
  const { locale, event, paths, now } = found;
  const others = (await getEvents(locale)).filter(({ _id }) => _id !== event._id);
  return (
    <SiteShell locale={locale} languageLinks={paths} offer={await eventOffer(event, locale)}>
      <EventData event={event} locale={locale} now={now} />
      {event.languages.includes(locale) ? null : <LanguageNotice englishHref={paths.en} />}
      <EventDetail
        event={event}
        url={serverEnv.siteUrl + paths[locale]}
        locale={locale}
        others={others}
        now={now}
        expiredNotice={<ExpiredEventNotice upcomingHref={pathFor('events', locale)} />}
      />
      <LeftOutDocuments types={['event']} />
    </SiteShell>
  );
}
