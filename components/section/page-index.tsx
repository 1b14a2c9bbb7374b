import { useTranslations } from 'next-intl';
import type { Section } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './page-index.module.css';

interface PageIndexProps {
  readonly sections: readonly Section[];
  /** The language of the labels, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** Fewer parts need no index. */
const fewest = 4;

/** Returns the sections that the index of a page lists: those with an anchor and a label. */
export function indexedSections(sections: readonly Section[]): readonly Section[] {
  const listed = sections.filter(({ anchor, label }) => anchor && label);
  return listed.length < fewest ? [] : listed;
}

/**
 * Renders the index of a long page: links to its parts in one line, which stays below the header
 * while the page is scrolled, and marks the part in view (`followPageIndex`).
 */
export function PageIndex({ sections, lang }: PageIndexProps) {
  const t = useTranslations('section');
  return (
    <nav className={`screen-only on-light ${styles.index}`} aria-label={t('index')}>
      <ul className={styles.list} lang={lang} data-page-index>
        {sections.map(({ _key, anchor, label }) => (
          <li key={_key}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
