import { createElement, type ReactNode } from 'react';
import type { Section, SectionType } from '#lib/content/get-page';
import type { Locale } from '#lib/i18n/locales';
import type { Listing } from '#lib/listing/list-route';
import { sectionMeasures } from './section-measures';
import type { SectionProps } from './section-props';
import { sectionRegistry } from './section-registry';
import { UnknownSection } from './unknown-section';

interface SectionListProps {
  readonly sections: readonly Section[];
  readonly locale: Locale;
  readonly listing?: Listing;
}

/** The sections of a page in their order. A type that a newer dataset brings is passed over in public. */
export function SectionList({ sections, locale, listing }: SectionListProps) {
  const measures = sectionMeasures(sections);
  return sections.map((section, index) => (
    <DrawnSection
      key={section._key}
      section={section}
      locale={locale}
      decilitres={measures[index]}
      listing={listing}
    />
  ));
}

function DrawnSection<Type extends SectionType>(props: SectionProps<Type>): ReactNode {
  const Component = sectionRegistry[props.section._type];
  return Component ? (
    createElement(Component, props)
  ) : (
    <UnknownSection type={props.section._type} />
  );
}
