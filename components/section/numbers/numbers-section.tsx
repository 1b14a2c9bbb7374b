import { SectionFrame } from '#components/ui/section-frame';
import { SectionHead } from '../shared/section-head';
import type { SectionProps } from '../shared/section-props';
import styles from './numbers-section.module.css';

/** Renders a row of figures, such as 41 steps down, 8 °C in the lager cellar. */
export function NumbersSection({ section, decilitres, lang }: SectionProps<'numbersSection'>) {
  const { tone, anchor, label, heading, items } = section;
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      lang={lang}
      className={label || heading ? '' : styles.continued}
    >
      <SectionHead heading={heading} />
      <ul className={styles.facts}>
        {(items ?? []).map(({ _key, value, unit, label: itemLabel }) => (
          <li key={_key}>
            <span className={styles.value}>
              {value}
              {unit ? <span className={styles.unit}>{`\u202f${unit}`}</span> : null}
            </span>{' '}
            <span className={styles.label}>{itemLabel}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
