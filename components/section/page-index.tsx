import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import type { Section } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import { dealSpan } from '#lib/time/deal-span';
import styles from './page-index.module.css';

interface PageIndexProps {
  readonly sections: readonly Section[];
  /** The language of the labels, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** Fewer parts need no index. */
const fewest = 4;

/**
 * Returns the sections that the index of a page lists, of those that have something to show: the ones
 * with an anchor and a label.
 */
export function indexedSections(sections: readonly Section[]): readonly Section[] {
  const listed = sections.filter((section) => section.anchor && section.label);
  return listed.length < fewest ? [] : listed;
}

/**
 * Renders the index of a long page: links to its parts in one line, which stays below the header
 * while the page is scrolled, and marks the part in view (`followPageIndex`). A deal is listed as long
 * as it is shown.
 */
export function PageIndex({ sections, lang }: PageIndexProps) {
  const t = useTranslations('section');
  const now = new Date();
  return (
    <nav className={`screen-only on-light ${styles.index}`} aria-label={t('index')}>
      <ul className={styles.list} lang={lang} data-page-index>
        {sections.map((section) => (
          <Timed as="li" key={section._key} until={endOf(section)} now={now}>
            <a href={`#${section.anchor}`}>{section.label}</a>
          </Timed>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the instant from which a section is no longer shown, if there is one. */
function endOf(section: Section): Date | null {
  return section._type === 'dealHeroSection' ? dealSpan(section.deal).until : null;
}
