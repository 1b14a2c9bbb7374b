import styles from './icon.module.css';

/** Icon sizes in rem: xs 1, sm 1.5, md 2, lg 3, xl 5, xxl 6 (specification, section 5). */
export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;

export type IconSize = (typeof iconSizes)[number];

interface IconProps {
  /** A symbol of `public/assets/icons.svg`. */
  readonly name: string;
  readonly size?: IconSize;
}

/** An icon of the house's sprite; it only accompanies words, so it is hidden from readers. */
export function Icon({ name, size = 'xs' }: IconProps) {
  return (
    <svg className={`${styles.icon} ${styles[size]}`} aria-hidden="true" focusable="false">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
