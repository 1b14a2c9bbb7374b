import { useTranslations } from 'next-intl';
import { carriedFields } from '#lib/forms/schema/protocol';
import styles from './form.module.css';
import type { FormView } from './form-view';

/**
 * Renders the hidden fields of a form and the honeypot. `aria-hidden` is on the element around the
 * honeypot's label, because a label must not be hidden itself (ARIA in HTML).
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
