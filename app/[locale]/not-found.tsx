import { getTranslations } from 'next-intl/server';
import { declareLauncher } from '#components/preview/declared-launcher';
import { PreviewLauncher } from '#components/preview/preview-launcher';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pathFor } from '#lib/routing/path-for';

export { generateMetadata } from './not-found-metadata';

// The framework loads this module with every page, but the scripts of its client components only where
// they are rendered, as previews render this one (decision 024).
declareLauncher(PreviewLauncher);

/**
 * Renders the fallback for a document that was removed between the slug index and its page, and for a
 * shared link whose draft cannot be shown; see `page-not-found`. It has no shell, because what it
 * renders, and the scripts of that, are part of every page.
 */
export default async function LocaleNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations('error');
  return (
    <main id="content">
      <EmptyCask
        heading={t('notFoundTitle')}
        text={t('emptyCask')}
        actions={
          // Without a gate, this page counts as one whose gate is passed: the next one would be shown
          // without its gate if it were no new document.
          <ButtonLink href={pathFor('home', locale)} target="_self">
            {t('home')}
          </ButtonLink>
        }
      />
    </main>
  );
}
