import { useTranslations } from 'next-intl';
import type { Settings } from '#lib/content/get-settings';
import { phoneAddress } from '../../ui/phone-address';
import styles from './company-details.module.css';

type Company = Settings['companyDetails'];

/**
 * Renders the company that runs the museum, its contact details and what Czech law requires of a
 * website (section 435 of the Civil Code): name, seat, number and entry in the register. Missing values
 * are left out.
 */
export function CompanyDetails({ company }: { readonly company: Company }) {
  const t = useTranslations('shell');
  const { street, postalCode, city, email, phone, companyId, vatId, register } = company;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <address className={styles.company}>
      <p>
        {company.legalName ?? company.name}
        {street ? <span>{street}</span> : null}
        {town ? <span>{town}</span> : null}
      </p>
      <p>
        {phone ? <a href={phoneAddress(phone)}>{phone}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
      <p>
        {companyId ? <span>{t('companyId', { id: companyId })}</span> : null}
        {vatId ? <span>{t('vatId', { id: vatId })}</span> : null}
        {register ? <span>{register}</span> : null}
      </p>
      {company.notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </address>
  );
}
