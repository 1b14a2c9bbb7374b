import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './counter.module.css';

interface CounterProps {
  readonly name: string;
  readonly note: string | null;
  readonly price: string;
  readonly count: number;
  readonly max: number;
  readonly onChange: (count: number) => void;
}

/** Renders the quantity of one kind, to be typed or changed by one with the buttons. */
export function Counter({ name, note, price, count, max, onChange }: CounterProps) {
  const t = useTranslations('checkoutDemo');
  const id = useId();
  const set = (value: number) => onChange(Math.min(max, Math.max(0, Math.trunc(value) || 0)));
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.name}>
        {name}
        {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      <span className={styles.price}>{price}</span>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={t('less', { ticket: name })}
          disabled={count === 0}
          onClick={() => set(count - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={count}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={t('more', { ticket: name })}
          disabled={count === max}
          onClick={() => set(count + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
