import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/**
 * Shows that a document exists in English only (specification, section 8), above its content, with
 * a link to the English page.
 */
export function LanguageNotice({ englishHref }: { readonly englishHref: string }) {
  const t = useTranslations('notice');
  return <Notice text={t('language')} href={englishHref} action={t('switchToEnglish')} aboveHero />;
}
