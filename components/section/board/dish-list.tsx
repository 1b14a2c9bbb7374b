import { useTranslations } from 'next-intl';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Dish } from './board';
import styles from './board-section.module.css';
import { ItemText } from './item-text';

interface DishListProps {
  readonly dishes: readonly Dish[];
  /** The language of the names and texts, where it is not the page's. */
  readonly lang: Locale | undefined;
}

/** Renders dishes or drinks with their prices. */
export function DishList({ dishes, lang }: DishListProps) {
  const t = useTranslations();
  return (
    <ul className={styles.dishes}>
      {dishes.map((dish) => {
        const { _key, text, portion, price, diet } = dish;
        return (
          <li key={_key}>
            <ItemText
              item={dish}
              details={[text, portion]}
              marks={[diet && t(`board.diet.${diet}`)]}
              lang={lang}
            />
            {price === null ? null : (
              <p className={styles.price}>{price === 0 ? t('tickets.free') : formatPrice(price)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
