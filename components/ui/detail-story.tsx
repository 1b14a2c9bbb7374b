import type { ReactNode } from 'react';
import styles from './detail-story.module.css';
import { RichText, type RichTextBlocks } from './rich-text';

interface DetailStoryProps {
  readonly lead: string;
  readonly body: RichTextBlocks | null;
  /** A notice before the text, such as that an event is over. */
  readonly notice?: ReactNode;
}

/** Renders the text of a document, its summary first and larger. */
export function DetailStory({ lead, body, notice }: DetailStoryProps) {
  return (
    <div className={styles.story}>
      {notice}
      <p className={styles.lead}>{lead}</p>
      {body ? <RichText value={body} /> : null}
    </div>
  );
}
