import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TimedIsland } from '#components/ui/timed-island';
import { LanguageMemory } from './language-memory';
import { MenuManners } from './menu-manners';
import styles from './shell-frame.module.css';

interface ShellFrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The landmarks of a page: banner, main with the skip link's target, content info. */
export function ShellFrame({ header, footer, children }: ShellFrameProps) {
  const t = useTranslations('shell');
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <header className={styles.transparent}>{header}</header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.transparent}>{footer}</footer>
      <LanguageMemory />
      <TimedIsland />
      <MenuManners />
    </div>
  );
}
