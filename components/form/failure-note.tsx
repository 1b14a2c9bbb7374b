import { useTranslations } from 'next-intl';
import styles from './form.module.css';
import type { FormView } from './form-view';

/**
 * Renders the message that a submission failed, with the reason and the address to write to instead
 * (specification, section 8).
 */
export function FailureNote({ view: { result, contact } }: { readonly view: FormView }) {
  const t = useTranslations('form.result');
  const failed = result?.status === 'failed' ? result : null;
  // When the visitor only has to send the form again, no other address is needed.
  const again = failed?.reason === 'unopened';
  const address = failed?.contact ?? contact;
  // The e-mail address in the sentence is a link; scripts replace it with the one in the response.
  const [before, after] = t('failed', { email: '@' }).split('@');
  return (
    <div hidden={!failed} className={styles.note} data-failure="" role="alert">
      <p hidden={again} className={styles.noteTitle}>
        {before}
        <a href={`mailto:${address}`}>{address}</a>
        {after}
      </p>
      <p data-reason="">{failed ? t(failed.reason) : null}</p>
      <p className="small" data-request="">
        {failed?.requestId}
      </p>
    </div>
  );
}
