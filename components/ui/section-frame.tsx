import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { langAttribute } from './lang-attribute';
import { Measure } from './measure';
import styles from './section-frame.module.css';

export type Tone = 'paper' | 'sand' | 'ice' | 'malt' | 'green';

interface SectionFrameProps {
  readonly tone: Tone | null;
  readonly anchor: string | null;
  /** The small label above, with its measure. */
  readonly label?: string | null;
  readonly decilitres?: number | undefined;
  /** The language of everything in it, where it is not the page's. */
  readonly lang?: Locale | undefined;
  /** The language of the label alone, where the rest is in the page's. */
  readonly labelLang?: Locale | undefined;
  /** `bleed` leaves padding and width to the section itself. */
  readonly layout?: 'wrapped' | 'bleed';
  /** True when a part of it overhangs the lower border, so that the next section begins lower. */
  readonly overhang?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders the frame of a section: tone, padding, anchor and the measure above its heading. */
export function SectionFrame({
  tone,
  anchor,
  label,
  decilitres,
  lang,
  labelLang,
  layout = 'wrapped',
  overhang = false,
  className = '',
  children,
}: SectionFrameProps) {
  return (
    <section
      {...(anchor && { id: anchor })}
      {...langAttribute(lang)}
      {...(overhang && { 'data-overhang': '' })}
      className={`tone-${tone ?? 'paper'} ${styles.section} ${layout === 'wrapped' ? styles.wrapped : ''} ${className}`}
    >
      {layout === 'wrapped' ? (
        <div className="wrap" data-appear>
          {label ? (
            <Measure decilitres={decilitres} lang={labelLang}>
              {label}
            </Measure>
          ) : null}
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}
