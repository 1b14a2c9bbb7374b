import styles from './icon.module.css';

/** Icon sizes in rem: xs 1, sm 1.5, md 2, lg 3, xl 5, xxl 6 (specification, section 5). */
const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;

export type IconSize = (typeof iconSizes)[number];

/**
 * Returns the classes of an icon of this size. Throws a RangeError for any other value, where the
 * type check was bypassed.
 */
export function iconClass(size: IconSize): string {
  if (!iconSizes.includes(size)) throw new RangeError(`An icon’s size is one of ${iconSizes}.`);
  // Most icons are of the default size, and their classes are in the data of a page.
  return size === 'xs' ? `${styles.icon}` : `${styles.icon} ${styles[size]}`;
}
