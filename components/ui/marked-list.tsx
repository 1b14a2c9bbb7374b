import styles from './marked-list.module.css';

/** Short entries, each marked like the fill line of a glass. */
export function MarkedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
