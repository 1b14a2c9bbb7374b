import { notFound } from 'next/navigation';
import { SiteShell } from '#components/shell/site-shell';
import { ContentProblems } from '#components/ui/content-problems';
import { reportedProblems } from '#lib/content/client/preview-problems';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';
import type { PageRoute } from '#lib/routing/routes';

interface UnfitDocumentProps {
  /**
   * The page's route, or that of the list the document belongs to; the language links lead there.
   */
  readonly list: PageRoute;
}

/**
 * Renders the replacement for a document that cannot be shown: the content problems for an editor
 * in preview, the not-found page for everyone else.
 */
export async function UnfitDocument({ list }: UnfitDocumentProps) {
  const problems = reportedProblems();
  if (problems.length === 0) notFound();
  return (
    <SiteShell locale={await currentLocale()} languageLinks={pagePaths(list)} offer={null}>
      <ContentProblems problems={problems} />
    </SiteShell>
  );
}
