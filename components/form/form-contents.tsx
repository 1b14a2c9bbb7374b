import { SubmitButton } from '#components/ui/submit-button';
import { formAction } from '#lib/routing/form-addresses';
import { CarriedFields } from './carried-fields';
import { FailureNote } from './failure-note';
import { Field } from './field';
import styles from './form.module.css';
import type { Bound } from './form-bindings';
import { formFields } from './form-fields';
import type { FormProps } from './form-texts';
import { issuesOf } from './form-view';
import { IssueSummary } from './issue-summary';
import { PrivacyNote } from './privacy-note';
import { SentNote } from './sent-note';

/** Renders a form and the notes of its result: on the server, and in the browser with bindings. */
export function FormContents(props: FormProps & Bound) {
  const { view, texts, bindings } = props;
  const { kind, locale, id, about, result } = view;
  const issues = bindings?.issues ?? issuesOf(result);
  return (
    <>
      <SentNote {...props} />
      <form
        id={id}
        method="post"
        action={formAction(kind, locale, about)}
        encType="multipart/form-data"
        // The browser's own messages are in its own language and appear one at a time.
        noValidate
        hidden={result?.status === 'ok'}
        className={styles.form}
        aria-label={texts.title}
        onChange={bindings?.save}
        onSubmit={bindings?.submit}
      >
        <CarriedFields {...props} />
        <FailureNote {...props} />
        <IssueSummary {...props} />
        <div className={styles.fields}>
          {formFields[kind].map((field) => (
            <Field
              key={field.name}
              field={field}
              issue={issues.find((issue) => issue.field === field.name)?.issue ?? null}
              {...props}
            />
          ))}
        </div>
        <PrivacyNote texts={texts} />
        <div className={styles.send}>
          <SubmitButton>{texts.submit}</SubmitButton>
          <p className="small" role="status">
            {bindings && bindings.percent !== null ? texts.sending : null}
          </p>
        </div>
      </form>
    </>
  );
}
