import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';

/** A preview link that does not open, and the public page in its place. */
export function PreviewRefused({ path }: { readonly path: string }) {
  const t = useTranslations('preview');
  return (
    <EmptyCask
      heading={t('refusedTitle')}
      words={t('refusedText')}
      actions={<ButtonLink href={path}>{t('publicPage')}</ButtonLink>}
    />
  );
}
