import styles from './meta-line.module.css';

/** Renders a few facts under a title, separated by golden dots; null ones are left out. */
export function MetaLine({ items }: { readonly items: readonly (string | null)[] }) {
  const shown = items.filter((item) => item !== null);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.line}>
      {shown.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
