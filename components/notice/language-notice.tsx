import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import { Notice } from './notice';

interface LanguageNoticeProps {
  /** The languages that the document exists in. */
  readonly languages: readonly Locale[];
  /** The language of the page. */
  readonly locale: Locale;
  readonly englishHref: string;
}

/**
 * Shows that a document does not exist in the language of the page and is in English (specification,
 * section 8), above its content, with a link to the English page; else nothing.
 */
export function LanguageNotice({ languages, locale, englishHref }: LanguageNoticeProps) {
  const t = useTranslations('notice');
  if (languages.includes(locale)) return null;
  return <Notice text={t('language')} href={englishHref} action={t('switchToEnglish')} aboveHero />;
}
