import { SectionFrame } from '#components/ui/section-frame';
import { safeHref } from '#lib/content/model/safe-href';
import { SectionHead } from '../shared/section-head';
import type { SectionProps } from '../shared/section-props';
import styles from './partners-section.module.css';

/** Renders suppliers and their products, in the style of a menu; no logos. */
export function PartnersSection({ section, decilitres, lang }: SectionProps<'partnersSection'>) {
  const { tone, anchor, label, heading, intro, items } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres} lang={lang}>
      <SectionHead heading={heading} intro={intro} />
      <ul className={styles.list}>
        {(items ?? []).map(({ _key, name, place, gives, text, url }) => {
          const href = url ? safeHref(url) : null;
          return (
            <li key={_key} className={styles.item}>
              <p className={styles.gives}>
                <span>{gives}</span>
              </p>
              <div>
                <h3>
                  {href ? (
                    <a href={href} className={styles.link}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </h3>
                {place ? <p className={styles.place}>{place}</p> : null}
              </div>
              {text ? <p className={styles.text}>{text}</p> : null}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
