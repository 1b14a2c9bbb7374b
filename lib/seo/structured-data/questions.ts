import { toPlainText } from '@portabletext/react';
import type { QuestionLeaf } from 'schema-dts';
import type { FaqEntry } from '../../content/get-faq.ts';

/** Returns questions with their answers as plain text, each with the address that opens it. */
export function questionNodes(entries: readonly FaqEntry[], pageUrl: string): QuestionLeaf[] {
  return entries.map(({ question, answer, anchor }) => ({
    '@type': 'Question',
    '@id': `${pageUrl}#${anchor}`,
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
  }));
}
