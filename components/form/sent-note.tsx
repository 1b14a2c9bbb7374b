import styles from './form.module.css';
import type { Bound } from './form-bindings';
import type { FormProps } from './form-texts';

/**
 * Renders the seal, the sentence of the specification (section 8), the number, and what happens
 * next.
 */
export function SentNote({ view: { result }, texts, bindings }: FormProps & Bound) {
  const reference = result?.status === 'ok' ? result.reference : null;
  return (
    <div
      ref={reference === null ? undefined : bindings?.reveal}
      hidden={reference === null}
      className={styles.sent}
      tabIndex={-1}
    >
      <img src="/assets/seal.png" width="112" height="112" alt="" loading="lazy" />
      <p className={styles.sentence} role="status">
        {texts.sent}
      </p>
      <p>{texts.next}</p>
      <p className={styles.reference}>
        {texts.reference} <strong data-reference="">{reference}</strong>
      </p>
    </div>
  );
}
