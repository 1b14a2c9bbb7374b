import styles from './meta-line.module.css';

/** The few facts under a title, parted by golden dots. Empty ones are left out. */
export function MetaLine({ items }: { readonly items: readonly (string | null)[] }) {
  return (
    <ul className={styles.line}>
      {items.map((item) => (item ? <li key={item}>{item}</li> : null))}
    </ul>
  );
}
