import { ContentProblems } from '#components/ui/content-problems';
import { reportedProblems } from '#lib/content/client/preview-problems';

/** The types of documents that pages list beside their own document. */
type ListedType = 'event' | 'experience' | 'ticketType';

/**
 * Renders, for an editor in preview, the problems of the documents of these types that the page has read
 * and left out; nothing for everyone else. Stands where they are missing.
 */
export function LeftOutDocuments({ types }: { readonly types: readonly ListedType[] }) {
  const problems = reportedProblems().filter(({ type }) => types.some((listed) => listed === type));
  return problems.length > 0 ? <ContentProblems problems={problems} /> : null;
}
