import { carriedFields } from '#lib/forms/schema/protocol';
import styles from './form.module.css';
import type { Bound } from './form-bindings';
import type { FormProps } from './form-texts';

/**
 * Renders the hidden fields of a form and the honeypot. `aria-hidden` is on the element around the
 * honeypot's label, because a label must not be hidden itself (ARIA in HTML).
 */
export function CarriedFields({ view, texts, bindings }: FormProps & Bound) {
  const { opened, about, kind } = view;
  const { idempotencyKey, startedAt, recaptchaToken, honeypot } = carriedFields;
  const hidden = (name: string, value = '') => (
    // In hidden fields a default value is the value itself, and each rendering would put it back;
    // in the browser react-hook-form holds the values.
    <input
      type="hidden"
      name={name}
      defaultValue={bindings ? undefined : value}
      {...bindings?.register(name)}
    />
  );
  return (
    <>
      {hidden(idempotencyKey, opened?.idempotencyKey)}
      {hidden(startedAt, opened?.startedAt)}
      {hidden(recaptchaToken)}
      {kind === 'subscription' ? null : <input type="hidden" name="about" defaultValue={about} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {texts.honeypot}
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
