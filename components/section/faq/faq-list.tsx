import { RichText } from '#components/ui/rich-text';
import type { FaqEntry } from '#lib/content/get-faq';
import styles from './faq-list.module.css';

/**
 * Renders questions that expand to their answers. The anchor is on the answer, because browsers
 * open a closed `details` when a link leads to an element within it (HTML, "ancestor revealing
 * algorithm").
 */
export function FaqList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return (
    <div>
      {entries.map(({ _id, anchor, question, answer }) => (
        <details key={_id} className={styles.entry}>
          <summary className={styles.question}>{question}</summary>
          <div id={anchor} className={styles.answer}>
            <RichText value={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
