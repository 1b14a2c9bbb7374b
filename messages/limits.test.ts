import { expect, it } from 'vitest';
import { attachmentTypes, maxAttachmentBytes } from '../lib/forms/schema/attachment-rules.ts';
import { enquirySize } from '../lib/tickets/limits.ts';
import cs from './cs.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import it_ from './it.json' with { type: 'json' };

const attachmentMegabytes = maxAttachmentBytes / 2 ** 20;

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(Number);
}

/** Returns the file types that a text names, as `jpg` and `pdf`. */
function fileTypesIn(text: string): string[] {
  const names = text.match(/\b[A-Z]{3,4}\b/g) ?? [];
  return names.map((name) => name.toLowerCase().replace('jpeg', 'jpg'));
}

const messages = Object.entries({ en, cs, de, it: it_ });

it.each(messages)('the texts of forms in %s name the limits that apply', (_, { form }) => {
  expect(numbersIn(form.title.reservation)).toEqual([enquirySize]);
  expect(numbersIn(form.issue.fileTooLarge)).toEqual([attachmentMegabytes]);
  expect(numbersIn(form.hint.file)).toEqual([attachmentMegabytes]);
  for (const text of [form.issue.fileTypeRefused, form.hint.file]) {
    expect(fileTypesIn(text).sort()).toEqual(Object.keys(attachmentTypes).sort());
  }
});
