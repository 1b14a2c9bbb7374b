import type { Metadata } from 'next';
import { DealDetail } from '#components/deal/deal-detail';
import { EndedDealNotice } from '#components/notice/ended-deal-notice';
import { LanguageNotice } from '#components/notice/language-notice';
import { DealData } from '#components/seo/deal-data';
import { DealShell } from '#components/shell/deal-shell';
import { getDeal } from '#lib/content/get-deal';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { documentPaths } from '#lib/routing/localized-paths';
import { pathFor } from '#lib/routing/path-for';
import { LeftOutDocuments } from '../../../(site)/left-out-documents';
import { UnfitDocument } from '../../../(site)/unfit-document';
import { documentMetadata } from '../../../document-metadata';
import { slugParams } from '../../../slug-params';

type Props = PageProps<'/[locale]/d/[slug]'>;

export function generateStaticParams() {
  return slugParams('deal');
}

async function read({ params }: Props) {
  const [locale, { slug }] = [await currentLocale(), await params];
  const deal = await getDeal(decodeURIComponent(slug), locale);
  return deal && { locale, deal, paths: documentPaths(deal), now: new Date() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return found ? documentMetadata(found.deal, found.locale, found.now) : {};
}

export default async function DealPage(props: Props) {
  const found = await read(props);
  if (!found) return <UnfitDocument list="experiences" />;
  const { locale, deal, paths, now } = found;
  return (
    <DealShell locale={locale} languageLinks={paths} backLink={deal.backLink}>
      <DealData deal={deal} locale={locale} />
      <LanguageNotice languages={deal.languages} locale={locale} englishHref={paths.en} />
      <DealDetail
        deal={deal}
        locale={locale}
        contentLocale={contentLocale(deal.languages, locale)}
        now={now}
        endedNotice={<EndedDealNotice experiencesHref={pathFor('experiences', locale)} />}
      />
      <LeftOutDocuments types={['experience']} />
    </DealShell>
  );
}
