import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from 'sanity';
import { sharedLinkType } from '../../lib/content/preview/shared-link.ts';
import { formatDate } from '../../lib/time/format/date.ts';
import { pragueTime } from '../../lib/time/prague.ts';

/**
 * The type of the documents that describe shared links. Only the Studio has it: the site reads them to
 * check a link, and nothing else of the content refers to them. They are never edited.
 */
export const sharedLink = defineType({
  name: sharedLinkType,
  title: 'Shared link',
  description: 'A link with which people without an account see the draft of one document.',
  type: 'document',
  icon: LinkIcon,
  liveEdit: true,
  readOnly: true,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({ name: 'createdBy', title: 'Made by', type: 'string' }),
    defineField({ name: 'expiresAt', title: 'Valid until', type: 'datetime' }),
    defineField({ name: 'documentType', title: 'Document type', type: 'string', hidden: true }),
    defineField({ name: 'documentId', title: 'Document', type: 'string', hidden: true }),
    defineField({ name: 'signature', title: 'Signature', type: 'string', hidden: true }),
  ],
  preview: {
    select: { title: 'title', createdBy: 'createdBy', expiresAt: 'expiresAt' },
    prepare: ({ title, createdBy, expiresAt }) => ({
      title,
      subtitle: `${untilWhen(new Date(expiresAt), new Date())}, made by ${createdBy}`,
    }),
  },
});

/** Returns `Until 3 December 2026, 14:00`, in Prague's time, or `Expired`. */
function untilWhen(expiresAt: Date, now: Date): string {
  if (expiresAt <= now) return 'Expired';
  const { date, time } = pragueTime(expiresAt);
  return `Until ${formatDate(date, 'en')}, ${time}`;
}
