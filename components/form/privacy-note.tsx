import { useTranslations } from 'next-intl';
import { pathFor } from '#lib/routing/path-for';
import type { FormView } from './form-view';

const DAYS_OF_A_MONTH = 30.44;

/** Renders who reads a submission, how long it is stored, and a link to the privacy terms. */
export function PrivacyNote({ view }: { readonly view: FormView }) {
  const { kind, locale, retentionDays } = view;
  const t = useTranslations('form');
  const months = Math.max(1, Math.round(retentionDays / DAYS_OF_A_MONTH));
  return (
    <p className="small">
      {t(`privacy.${kind}`, { months, days: retentionDays })}{' '}
      <a href={`${pathFor('terms', locale)}#privacy`}>{t('privacyLink')}</a>
    </p>
  );
}
