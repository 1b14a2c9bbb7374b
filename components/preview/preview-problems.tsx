import { ContentProblems } from '#components/ui/content-problems';
import type { ContentProblem } from '#lib/content/content-query';
import { getAnnouncements } from '#lib/content/get-announcements';
import { getNavigation } from '#lib/content/get-navigation';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { getSlugIndexContent } from '#lib/content/get-slug-index';
import { reportedProblems } from '#lib/content/preview-problems';
import type { Locale } from '#lib/platform/i18n/locales';

/** Documents that every page shows, or that redirect to one. */
const sharedTypes = new Set(['announcement', 'navigation', 'openingHours', 'redirect', 'settings']);

/** Fields without which no page can be found for a document. */
const addressFields = /^(slug|languages|route)\b/;

/**
 * Under the bar of a preview: what is left out of what all pages share, and documents that no page
 * can be found for.
 */
export async function PreviewProblems({ locale }: { readonly locale: Locale }) {
  await Promise.all([
    getAnnouncements(locale),
    getNavigation('header', locale),
    getNavigation('footer', locale),
    getOpeningHours(locale),
    getSettings(locale),
    getSlugIndexContent(),
  ]);
  return <ContentProblems problems={reportedProblems().filter(concernsEveryPage)} />;
}

function concernsEveryPage({ type, field }: ContentProblem): boolean {
  return sharedTypes.has(type) || addressFields.test(field);
}
