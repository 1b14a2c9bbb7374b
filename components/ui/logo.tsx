import { useTranslations } from 'next-intl';
import styles from './logo.module.css';

interface LogoProps {
  readonly href: string;
  /** The museum's name; its last word, the city, is on a line of its own. */
  readonly name: string;
}

/** Renders the logo: the bell whose clapper is a hop cone, and the name. */
export function Logo({ href, name }: LogoProps) {
  const t = useTranslations('shell');
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <a href={href} className={styles.sign}>
      <img src="/assets/identity/mark-gold.svg" alt="" width="34" height="52" />
      <span>
        <span className={styles.name}>
          {name.slice(0, lastWord)}
          <span>{name.slice(lastWord)}</span>
        </span>{' '}
        <span className={styles.where}>{t('sign')}</span>
      </span>
    </a>
  );
}
