import { useTranslations } from 'next-intl';

/** Announces to screen readers what the icon shows to sighted visitors (WCAG technique G201). */
export function NewWindowHint() {
  const t = useTranslations('shell');
  return <span className="visually-hidden"> ({t('opensInNewWindow')})</span>;
}
