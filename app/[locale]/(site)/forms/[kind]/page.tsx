import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StandaloneForm } from '#components/form/standalone-form';
import { SiteShell } from '#components/shell/site-shell';
import { SectionFrame } from '#components/ui/section-frame';
import { formFacts } from '#lib/forms/form-facts';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { inEveryLocale } from '#lib/platform/i18n/in-every-locale';
import { formSubject } from '#lib/request/forms/form-subject';
import { openFormPage } from '#lib/request/forms/open-form-page';
import {
  aboutParameter,
  formPagePath,
  formResultPath,
  resultParameter,
} from '#lib/routing/form-addresses';
import { isFormKind } from '#lib/routing/form-kind';

type Props = PageProps<'/[locale]/forms/[kind]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  if (!isFormKind(kind)) notFound();
  const t = await getTranslations('form');
  // The URL may contain a stored result, so other sites must not receive it; same-origin requests
  // still need the referrer to show where a post comes from.
  return { title: t(`title.${kind}`), robots: { index: false }, referrer: 'same-origin' };
}

/** Renders a form on a page of its own, for one visitor, and the result once it was sent. */
export default async function FormPage({ params, searchParams }: Props) {
  const { kind } = await params;
  if (!isFormKind(kind)) notFound();
  const locale = await currentLocale();
  const query = await searchParams;
  const resultId = text(query[resultParameter]);
  const [facts, page] = await Promise.all([
    formFacts(kind),
    openFormPage(kind, resultId, text(query[aboutParameter]) ?? ''),
  ]);
  const { text: subject, elsewhere } = await formSubject(kind, page.about, locale, new Date());
  if (elsewhere !== null && page.result === null) redirect(elsewhere);
  // The result goes along: without scripts, what was typed would be lost with the language.
  const languageLinks = inEveryLocale((other) =>
    page.result && resultId
      ? formResultPath(kind, other, resultId, page.about)
      : formPagePath(kind, other, page.about),
  );
  return (
    <SiteShell locale={locale} languageLinks={languageLinks} offer={null}>
      <SectionFrame tone="sand" anchor={null}>
        <StandaloneForm view={{ kind, locale, id: `form-${kind}`, subject, ...facts, ...page }} />
      </SectionFrame>
    </SiteShell>
  );
}

function text(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
