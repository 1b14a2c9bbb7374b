import { useTranslations } from 'next-intl';
import { StepLink } from '#components/ui/step-link';
import steps from '#components/ui/step-link.module.css';
import styles from './list-pages.module.css';

interface ListPagesProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** How many there are. */
  readonly pages: number;
  /** Returns the address of a page. */
  readonly addressOf: (page: number) => string;
}

/** Renders the links to the pages before and after this one of a list; nothing if there is one page. */
export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  const t = useTranslations('event.pages');
  if (pages === 1) return null;
  return (
    <nav aria-label={t('label')} className={`screen-only ${steps.row} ${styles.pages}`}>
      {page > 1 ? (
        <StepLink href={addressOf(page - 1)} to="before" rel="prev">
          {t('earlier')}
        </StepLink>
      ) : null}
      <span>{t('place', { page, pages })}</span>
      {page < pages ? (
        <StepLink href={addressOf(page + 1)} to="after" rel="next">
          {t('later')}
        </StepLink>
      ) : null}
    </nav>
  );
}
