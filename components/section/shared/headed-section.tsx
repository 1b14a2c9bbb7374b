import type { ReactNode } from 'react';
import { SectionFrame, type Tone } from '#components/ui/section-frame';
import type { Locale } from '#lib/platform/i18n/locales';
import { SectionHead } from './section-head';

interface HeadedSectionProps {
  /** The fields that editors fill in for every such section. */
  readonly section: {
    readonly tone: Tone | null;
    readonly anchor: string | null;
    readonly label: string | null;
    readonly heading: string | null;
    readonly intro: string | null;
  };
  readonly decilitres: number | undefined;
  /** The language of the label and the head, where it is not the page's. */
  readonly lang: Locale | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a section with a heading of its own, around content in the language of the page. */
export function HeadedSection(props: HeadedSectionProps) {
  const { section, decilitres, lang, className, children } = props;
  const { tone, anchor, label, heading, intro } = section;
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
      className={className}
    >
      <SectionHead heading={heading} intro={intro} lang={lang} />
      {children}
    </SectionFrame>
  );
}
