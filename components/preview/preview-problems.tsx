import { ContentProblems } from '#components/ui/content-problems';
import { reportedProblems, takeUnreadDrafts } from '#lib/content/client/preview-problems';
import { getAnnouncements } from '#lib/content/get-announcements';
import { getNavigation } from '#lib/content/get-navigation';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { getSlugIndexContent } from '#lib/content/get-slug-index';
import { getUnshownProblems } from '#lib/content/get-unshown-problems';
import type { ContentProblem } from '#lib/content/model/content-query';
import type { Locale } from '#lib/platform/i18n/locales';

/** Types of documents that every page shows, or that redirect to one. */
const sharedTypes = new Set(['announcement', 'navigation', 'openingHours', 'redirect', 'settings']);

/** Fields that a document needs to have a page. */
const addressFields = /^(slug|languages|route)\b/;

/**
 * Renders below the preview bar the problems of documents that all pages share, and of documents
 * that no page shows.
 */
export async function PreviewProblems({ locale }: { readonly locale: Locale }) {
  const [unshown] = await Promise.all([
    getUnshownProblems(),
    getAnnouncements(locale),
    getNavigation('header', locale),
    getNavigation('footer', locale),
    getOpeningHours(locale),
    getSettings(locale),
    getSlugIndexContent(),
  ]);
  const problems = [...reportedProblems().filter(concernsEveryPage), ...unshown];
  return <ContentProblems problems={problems} areDraftsUnread={takeUnreadDrafts()} />;
}

function concernsEveryPage({ type, field }: ContentProblem): boolean {
  return sharedTypes.has(type) || addressFields.test(field);
}
