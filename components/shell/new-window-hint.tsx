import { useTranslations } from 'next-intl';

/** Says to readers what sighted visitors are told by the icon (WCAG technique G201). */
export function NewWindowHint() {
  const t = useTranslations('shell');
  return <span className="visually-hidden"> ({t('opensInNewWindow')})</span>;
}
