import styles from './form.module.css';
import type { Bound } from './form-bindings';
import type { FormProps } from './form-texts';

/**
 * Renders the message that a submission failed, with the reason and the address to write to instead
 * (specification, section 8).
 */
export function FailureNote({ view: { result, contact }, texts, bindings }: FormProps & Bound) {
  const failed = result?.status === 'failed' ? result : null;
  // When the visitor only has to send the form again, no other address is needed.
  const again = failed?.reason === 'unopened';
  const address = failed?.contact ?? contact;
  const [before, after] = texts.failed.split('@');
  return (
    <div
      ref={failed ? bindings?.reveal : undefined}
      hidden={!failed}
      className={styles.note}
      tabIndex={-1}
      role="alert"
    >
      <p hidden={again} className={styles.noteTitle}>
        {before}
        <a href={`mailto:${address}`}>{address}</a>
        {after}
      </p>
      <p>{failed ? texts.reason[failed.reason] : null}</p>
      <p className="small">{failed?.requestId}</p>
    </div>
  );
}
