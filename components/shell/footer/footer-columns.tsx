import { Folded } from '#components/ui/folded';
import folded from '#components/ui/folded.module.css';
import type { NavigationEntry } from '#lib/content/navigation-entry';
import { NavigationLink } from '../navigation/navigation-link';
import styles from './footer-columns.module.css';

interface FooterColumnsProps {
  readonly entries: readonly NavigationEntry[];
  readonly currentPath: string;
}

/**
 * Renders the links of the footer: an entry with children heads a column, which phones show folded
 * unless its heading is a link. The entries without children share a line, which phones show, too.
 */
export function FooterColumns({ entries, currentPath }: FooterColumnsProps) {
  const single = entries.filter((entry) => entry.children.length === 0);
  return (
    <div className={styles.columns}>
      {entries
        .filter((entry) => entry.children.length > 0)
        .map((entry) => (
          <div key={entry.key}>
            <h2 className={`label ${styles.title} ${entry.href ? '' : folded.heading}`}>
              <NavigationLink entry={entry} currentPath={currentPath} />
            </h2>
            {entry.href ? (
              <Links entries={entry.children} currentPath={currentPath} />
            ) : (
              <Folded summary={entry.title}>
                <Links entries={entry.children} currentPath={currentPath} />
              </Folded>
            )}
          </div>
        ))}
      {single.length > 0 ? (
        <div className={styles.line}>
          <Links entries={single} currentPath={currentPath} />
        </div>
      ) : null}
    </div>
  );
}

function Links({ entries, currentPath }: FooterColumnsProps) {
  return (
    <ul className={styles.links}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <NavigationLink entry={entry} currentPath={currentPath} />
        </li>
      ))}
    </ul>
  );
}
