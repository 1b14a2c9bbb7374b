import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import type { NavigationEntry } from '#lib/content/navigation-entry';
import { menuMark } from '../../ui/menus';
import styles from './navigation-entries.module.css';
import { NavigationLink } from './navigation-link';

interface NavigationEntriesProps {
  readonly entries: readonly NavigationEntry[];
  readonly currentPath: string;
  /** `bar` opens submenus over the page, `panel` in place, the first one from the beginning. */
  readonly look: 'bar' | 'panel';
}

/**
 * Renders the navigation of the header. Each submenu opens by a button of its own beside the link
 * (the disclosure pattern of the ARIA Authoring Practices), implemented without script by
 * `<details>`.
 */
export function NavigationEntries({ entries, currentPath, look }: NavigationEntriesProps) {
  return (
    <ul className={`${styles.list} ${styles[look]}`}>
      {entries.map((entry, index) => (
        <li key={entry.key}>
          {entry.href === null && entry.children.length > 0 ? null : (
            <NavigationLink entry={entry} currentPath={currentPath} />
          )}
          {entry.children.length > 0 ? (
            <Submenu
              entry={entry}
              currentPath={currentPath}
              look={look}
              isOpen={look === 'panel' && index === 0}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface SubmenuProps extends Omit<NavigationEntriesProps, 'entries'> {
  readonly entry: NavigationEntry;
  readonly isOpen: boolean;
}

function Submenu({ entry, currentPath, look, isOpen }: SubmenuProps) {
  const t = useTranslations('shell');
  const named = entry.href === null;
  return (
    <details
      name={`navigation-${look}`}
      open={isOpen}
      {...(look === 'bar' ? { [menuMark]: '' } : {})}
    >
      <summary
        className={styles.fold}
        aria-label={named ? undefined : t('submenu', { title: entry.title })}
      >
        {named ? entry.title : null}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.children}>
        {entry.children.map((child) => (
          <li key={child.key}>
            <NavigationLink entry={child} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </details>
  );
}
