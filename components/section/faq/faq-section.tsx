import { SectionFrame } from '#components/ui/section-frame';
import { type FaqEntry, getFaq } from '#lib/content/get-faq';
import { inCategories } from '../../ui/in-categories';
import { SectionActions } from '../shared/section-actions';
import { SectionHead } from '../shared/section-head';
import type { SectionProps } from '../shared/section-props';
import { FaqCategories } from './faq-categories';
import { FaqList } from './faq-list';
import styles from './faq-section.module.css';

/**
 * Renders questions and answers: one category beside the heading, several under their own headings.
 */
export async function FaqSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'faqSection'>) {
  const { tone, anchor, label, heading, intro, actions, categories, limit } = section;
  const groups = inCategories<FaqEntry>(await getFaq(locale), categories ?? [], limit);
  const [only] = groups;
  const single = groups.length === 1 && only;
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <div className={single ? styles.beside : undefined}>
        <SectionHead heading={heading} intro={intro} lang={lang} />
        <div>
          {single ? <FaqList entries={only.entries} /> : <FaqCategories groups={groups} />}
          <div className={styles.actions}>
            <SectionActions actions={actions} first="arrow" lang={lang} />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
