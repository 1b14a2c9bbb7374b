import styles from './marked-list.module.css';

/** Renders short entries, each marked with a fill line. */
export function MarkedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
