import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import { langAttribute } from './lang-attribute';

interface NewWindowHintProps {
  /** The language of the text around it, where it is not the page's. */
  readonly within?: Locale | undefined;
}

/** Announces to screen readers what the icon shows to sighted visitors (WCAG technique G201). */
export function NewWindowHint({ within }: NewWindowHintProps) {
  const t = useTranslations('link');
  const locale = useLocale();
  const lang = within && within !== locale ? locale : undefined;
  return (
    <span className="visually-hidden" {...langAttribute(lang)}>
      {' '}
      ({t('opensInNewWindow')})
    </span>
  );
}
