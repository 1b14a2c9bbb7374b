import styles from './icon.module.css';
import { type IconSize, iconClass } from './icon-size';

interface IconProps {
  /** The id of a symbol in `public/assets/icons.svg`. */
  readonly name: string;
  readonly size?: IconSize;
}

/**
 * Renders an icon of the site's sprite; it is decorative, so it is hidden from assistive
 * technology.
 */
export function Icon({ name, size = 'xs' }: IconProps) {
  return (
    <svg className={`${iconClass(size)} ${styles.line}`} aria-hidden="true">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
