import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './detail-section.module.css';

interface DetailSectionProps {
  readonly heading: string;
  /** The language of the heading where it is not the document's. */
  readonly headingLanguage?: Locale | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a part of a document's text under a heading of its own. */
export function DetailSection(props: DetailSectionProps) {
  const { heading, headingLanguage, className, children } = props;
  return (
    <section className={className}>
      <h2 className={styles.heading} lang={headingLanguage}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
