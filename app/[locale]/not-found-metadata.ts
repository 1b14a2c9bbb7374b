import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Returns the metadata of every response with status 404. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return { title: t('notFoundTitle'), robots: { index: false } };
}
