import type { Metadata } from 'next';
import { EventDetail } from '#components/event/event-detail';
import { ExpiredEventNotice } from '#components/notice/expired-event-notice';
import { LanguageNotice } from '#components/notice/language-notice';
import { EventData } from '#components/seo/event-data';
import { SiteShell } from '#components/shell/site-shell';
import { getEvent, getEvents } from '#lib/content/get-event';
import { eventOffer } from '#lib/content/page-offer';
import { serverEnv } from '#lib/platform/env/server';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pathFor } from '#lib/routing/path-for';
import { documentMetadata } from '../../../document-metadata';
import { slugParams } from '../../../slug-params';
import { LeftOutDocuments } from '../../left-out-documents';
import { UnfitDocument } from '../../unfit-document';

type Props = PageProps<'/[locale]/events/[slug]'>;

export function generateStaticParams() {
  return slugParams('event');
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const event = await getEvent(decodeURIComponent(slug), locale);
  return event && { locale, event, paths: documentPaths(event), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return found ? documentMetadata(found.event, found.locale, found.now) : {};
}

export default async function EventPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="events" />;
  const { locale, event, paths, now } = found;
  const others = (await getEvents(locale)).filter(({ _id }) => _id !== event._id);
  return (
    <SiteShell locale={locale} languageLinks={paths} offer={await eventOffer(event, locale)}>
      <EventData event={event} locale={locale} now={now} />
      <LanguageNotice languages={event.languages} locale={locale} englishHref={paths.en} />
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
