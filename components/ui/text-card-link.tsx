import styles from './text-card-link.module.css';

interface TextCardLinkProps {
  readonly title: string;
  readonly text: string;
  /** The id of the element, and the fragment of its URL. */
  readonly id: string;
  readonly className?: string | undefined;
}

/**
 * Renders a text card among the pictures of a gallery. It links to itself; the lightbox shows it
 * large, between the pictures.
 */
export function TextCardLink({ title, text, id, className = '' }: TextCardLinkProps) {
  return (
    <a href={`#${id}`} id={id} data-pswp-html="" className={`${styles.card} ${className}`}>
      <strong className={styles.title}>{title}</strong>
      <span>{text}</span>
    </a>
  );
}
