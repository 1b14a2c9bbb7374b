import { createElement, Fragment, type ReactNode } from 'react';
import { ContentProblems } from '#components/ui/content-problems';
import type { Section, SectionType } from '#lib/content/get-page';
import type { Teams } from '#lib/content/get-teams';
import type { ContentProblem } from '#lib/content/model/content-query';
import { sectionPlaces } from '#lib/content/model/section-places';
import { documentLanguage } from '#lib/platform/format/document-language';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Listing } from '#lib/request/listing/list-route';
import { isEmpty } from './is-empty';
import { LeftOut } from './left-out';
import { indexedSections, PageIndex } from './page-index';
import { sectionMeasures } from './section-measures';
import { sectionRegistry } from './section-registry';
import type { SectionProps } from './shared/section-props';

interface SectionListProps {
  readonly sections: readonly Section[];
  readonly locale: Locale;
  /** Languages the page's document exists in; in the others it is shown in English. */
  readonly languages?: readonly Locale[];
  /** The teams of the settings, for pages with a section that shows persons. */
  readonly teams: Teams | null;
  readonly listing?: Listing;
  /** The problems that an editor sees in the places of left-out sections. */
  readonly problems?: readonly ContentProblem[];
}

/**
 * Renders the sections of a page that have something to show, in their order, and its index before the
 * first part that it lists.
 */
export function SectionList({
  sections,
  locale,
  languages,
  teams,
  listing,
  problems = [],
}: SectionListProps) {
  const now = new Date();
  const filled = sections.filter((section) => !isEmpty(section, teams, now));
  const measures = sectionMeasures(filled);
  const indexed = indexedSections(filled);
  const shown = languages ? contentLocale(languages, locale) : locale;
  const { document: lang } = documentLanguage(locale, shown);
  return sectionPlaces(sections, problems).map((place) =>
    place.kind === 'section' ? (
      <Fragment key={place.section._key}>
        {place.section === indexed[0] ? <PageIndex sections={indexed} lang={lang} /> : null}
        {filled.includes(place.section) ? (
          <FilledSection
            section={place.section}
            locale={locale}
            lang={lang}
            decilitres={measures.get(place.section)}
            listing={listing}
          />
        ) : null}
        <LeftOut section={place.section._type} locale={locale} />
      </Fragment>
    ) : (
      <ContentProblems
        key={place.problems.map(({ field }) => field).join()}
        problems={place.problems}
      />
    ),
  );
}

function FilledSection<Type extends SectionType>(props: SectionProps<Type>): ReactNode {
  return createElement(sectionRegistry[props.section._type], props);
}
