import { useTranslations } from 'next-intl';
import { carriedFields } from '#lib/forms/schema/protocol';
import styles from './form.module.css';
import type { FormView } from './form-view';

/**
 * What a form is sent along with, and the field that only those fill in who see no page. Assistive
 * technology is kept from it around its label, which must not be hidden itself (ARIA in HTML).
 */
export function CarriedFields({ view }: { readonly view: FormView }) {
  const { opened, about, kind } = view;
  const t = useTranslations('form');
  const { idempotencyKey, startedAt, recaptchaToken, honeypot } = carriedFields;
  return (
    <>
      <input type="hidden" name={idempotencyKey} defaultValue={opened?.idempotencyKey ?? ''} />
      <input type="hidden" name={startedAt} defaultValue={opened?.startedAt ?? ''} />
      <input type="hidden" name={recaptchaToken} defaultValue="" />
      {kind === 'subscription' ? null : <input type="hidden" name="about" defaultValue={about} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('honeypot')}
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
