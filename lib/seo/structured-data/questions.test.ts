import { expect, it } from 'vitest';
import { aText } from '../../content/testing/a-text.ts';
import { questionNodes } from './questions.ts';

it('returns answers as plain text, with the address that opens each', () => {
  const entry = {
    _id: 'faqEntry-dogs',
    _type: 'faqEntry' as const,
    category: 'access' as const,
    anchor: 'dogs',
    question: 'Can I bring a dog?',
    answer: aText('In the taproom, yes.'),
  };
  expect(questionNodes([entry], 'https://example.com/en/faq')).toEqual([
    {
      '@type': 'Question',
      '@id': 'https://example.com/en/faq#dogs',
      name: 'Can I bring a dog?',
      acceptedAnswer: { '@type': 'Answer', text: 'In the taproom, yes.' },
    },
  ]);
});
