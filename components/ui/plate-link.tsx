import styles from './plate-link.module.css';

interface PlateLinkProps {
  readonly title: string;
  readonly text: string;
  /** Its address on the page, without the `#`. */
  readonly id: string;
  readonly className?: string | undefined;
}

/**
 * Words among the pictures of a gallery. They lead to themselves; the lightbox shows them large,
 * between the pictures.
 */
export function PlateLink({ title, text, id, className = '' }: PlateLinkProps) {
  return (
    <a href={`#${id}`} id={id} data-pswp-html="" className={`${styles.plate} ${className}`}>
      <strong className={styles.title}>{title}</strong>
      <span>{text}</span>
    </a>
  );
}
