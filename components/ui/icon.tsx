import styles from './icon.module.css';
import { type IconSize, iconClass } from './icon-size';

interface IconProps {
  /** A symbol of `public/assets/icons.svg`. */
  readonly name: string;
  readonly size?: IconSize;
}

/** An icon of the house's sprite; it only accompanies words, so it is hidden from readers. */
export function Icon({ name, size = 'xs' }: IconProps) {
  return (
    <svg className={`${iconClass(size)} ${styles.line}`} aria-hidden="true" focusable="false">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
