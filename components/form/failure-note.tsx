import { useTranslations } from 'next-intl';
import styles from './form.module.css';
import type { FormView } from './form-view';

/** That the message was not sent, why, and where to write instead (specification, section 8). */
export function FailureNote({ view: { result, contact } }: { readonly view: FormView }) {
  const t = useTranslations('form.result');
  const failed = result?.status === 'failed' ? result : null;
  // Asked to send once more, nobody has to be written to.
  const again = failed?.reason === 'unopened';
  const address = failed?.contact ?? contact;
  // The address of the sentence is a link, which scripts may change to what the server answers.
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
