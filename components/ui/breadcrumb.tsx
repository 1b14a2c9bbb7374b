import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The list that the page belongs to. */
  readonly parent: { readonly href: string; readonly label: string };
  readonly current: string;
  /** The language of `current` where it is not the page's. */
  readonly currentLanguage?: Locale | undefined;
}

/** Renders the position of a detail page within the site, with a link to its list. */
export function Breadcrumb({ parent, current, currentLanguage }: BreadcrumbProps) {
  const t = useTranslations('detail');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        <li>
          <a href={parent.href}>{parent.label}</a>
        </li>
        <li aria-current="page" lang={currentLanguage}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
