import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageContent, TimedIsland } from './initial-islands';
import { DiscountChip } from './promotions/discount-chip';
import styles from './shell-frame.module.css';

interface ShellFrameProps {
  readonly gate: ReactNode;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** Whether the buy bar leads to tickets, so that phones hide the links of a hero that do. */
  readonly hasTicketsBar?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders the gate, and the landmarks of the page behind it: banner, main with the skip link's
 * target, content info.
 */
export function ShellFrame(props: ShellFrameProps) {
  const { gate, header, footer, hasTicketsBar = false, children } = props;
  const t = useTranslations('shell');
  return (
    <>
      <a href="#content" className={`screen-only ${styles.skip}`}>
        {t('skipToContent')}
      </a>
      {gate}
      <PageContent className={styles.shell}>
        <header className={`screen-only ${styles.transparent}`}>{header}</header>
        <main
          id="content"
          tabIndex={-1}
          className={styles.main}
          data-tickets-bar={hasTicketsBar ? '' : undefined}
        >
          {children}
        </main>
        <footer className={`screen-only ${styles.transparent}`}>{footer}</footer>
        <DiscountChip />
      </PageContent>
      <TimedIsland />
    </>
  );
}
