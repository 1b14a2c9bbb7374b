import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pathFor } from '#lib/routing/path-for';

/** Returns the metadata of every response with status 404. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return { title: t('notFoundTitle'), robots: { index: false } };
}

/**
 * Renders the fallback for a document that was removed between the slug index and its page, and for a
 * shared link whose draft cannot be shown; see `page-not-found`. It has no shell, because the scripts
 * of this component are part of every page.
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
