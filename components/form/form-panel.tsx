import { useTranslations } from 'next-intl';
import { SubmitButton } from '#components/ui/submit-button';
import { formAction } from '#lib/routing/form-addresses';
import { CarriedFields } from './carried-fields';
import { FailureNote } from './failure-note';
import { Field } from './field';
import styles from './form.module.css';
import { formFields } from './form-fields';
import { formMessages } from './form-messages';
import type { FormView } from './form-view';
import { IssueSummary } from './issue-summary';
import { PrivacyNote } from './privacy-note';
import { SentNote } from './sent-note';

/**
 * Renders a form and its result. It works without scripts: it posts, and the response is a page.
 * With scripts, `live/` finds its parts by their data attributes and responds in place.
 */
export function FormPanel({ view }: { readonly view: FormView }) {
  const { kind, locale, id, result, recaptchaKey, contact } = view;
  const t = useTranslations('form');
  const sent = result?.status === 'ok';
  return (
    <div className={`on-light ${styles.panel}`} data-form-panel="">
      <SentNote kind={kind} reference={sent ? result.reference : null} />
      <form
        id={id}
        method="post"
        action={formAction(kind, locale)}
        encType="multipart/form-data"
        // The browser's own messages are in its own language and appear one at a time.
        noValidate
        hidden={sent}
        className={styles.form}
        aria-label={t(`title.${kind}`)}
        data-form-kind={kind}
        data-contact={contact}
        data-recaptcha={recaptchaKey ?? undefined}
        data-words={JSON.stringify(formMessages(t))}
      >
        <CarriedFields view={view} />
        <FailureNote view={view} />
        <IssueSummary view={view} />
        <div className={styles.fields}>
          {formFields[kind].map((field) => (
            <Field key={field.name} field={field} view={view} />
          ))}
        </div>
        <PrivacyNote view={view} />
        <div className={styles.send}>
          <SubmitButton>{t(`submit.${kind}`)}</SubmitButton>
          <p data-sending="" className="small" role="status" />
        </div>
      </form>
    </div>
  );
}
