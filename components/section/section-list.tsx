import { createElement, Fragment, type ReactNode } from 'react';
import { ContentProblems } from '#components/ui/content-problems';
import type { ContentProblem } from '#lib/content/content-query';
import type { Section, SectionType } from '#lib/content/get-page';
import { sectionPlaces } from '#lib/content/section-places';
import { documentLanguage } from '#lib/platform/format/document-language';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Listing } from '#lib/request/listing/list-route';
import { LeftOut } from './left-out';
import { indexedSections, PageIndex } from './page-index';
import { sectionMeasures } from './section-measures';
import type { SectionProps } from './section-props';
import { sectionRegistry } from './section-registry';

interface SectionListProps {
  readonly sections: readonly Section[];
  readonly locale: Locale;
  /** Languages the page's document exists in; in the others it is shown in English. */
  readonly languages?: readonly Locale[];
  readonly listing?: Listing;
  /** The problems that an editor sees in the places of left-out sections. */
  readonly problems?: readonly ContentProblem[];
}

/** Renders the sections of a page in their order, and its index before the first part that it lists. */
export function SectionList({
  sections,
  locale,
  languages,
  listing,
  problems = [],
}: SectionListProps) {
  const measures = sectionMeasures(sections);
  const indexed = indexedSections(sections);
  const shown = languages ? contentLocale(languages, locale) : locale;
  const { document: lang } = documentLanguage(locale, shown);
  return sectionPlaces(sections, problems).map((place) =>
    place.kind === 'section' ? (
      <Fragment key={place.section._key}>
        {place.section === indexed[0] ? <PageIndex sections={indexed} lang={lang} /> : null}
        <RenderedSection
          section={place.section}
          locale={locale}
          lang={lang}
          decilitres={measures[place.index]}
          listing={listing}
        />
      </Fragment>
    ) : (
      <ContentProblems
        key={place.problems.map(({ field }) => field).join()}
        problems={place.problems}
      />
    ),
  );
}

function RenderedSection<Type extends SectionType>(props: SectionProps<Type>): ReactNode {
  const { section, locale } = props;
  return (
    <>
      {createElement(sectionRegistry[section._type], props)}
      <LeftOut section={section._type} locale={locale} />
    </>
  );
}
