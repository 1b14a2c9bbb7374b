import { notFound } from 'next/navigation';
import { SiteShell } from '#components/shell/site-shell';
import { ContentProblems } from '#components/ui/content-problems';
import { reportedProblems } from '#lib/content/preview-problems';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';
import type { PageRoute } from '#lib/routing/routes';

interface UnfitDocumentProps {
  /**
   * The page's route, or that of the list the document belongs to: where another language leads.
   */
  readonly list: PageRoute;
}

/**
 * In the place of a document that cannot be shown: for the editor of a preview what is wrong with
 * it, for everybody else the not-found page.
 */
export async function UnfitDocument({ list }: UnfitDocumentProps) {
  const problems = reportedProblems();
  if (problems.length === 0) notFound();
  return (
    <SiteShell locale={await currentLocale()} languageLinks={pagePaths(list)}>
      <ContentProblems problems={problems} />
    </SiteShell>
  );
}
