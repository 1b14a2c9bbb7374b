import { useEffect, useRef } from 'react';
import styles from './location-warning.module.css';

/** The messages of the warning, in the language of the page. */
export interface WarningText {
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  readonly cancel: string;
}

interface LocationWarningProps {
  readonly texts: WarningText;
  /** Called with the answer; the first one counts. Closing the warning in any other way is a no. */
  readonly onAnswer: (goesOn: boolean) => void;
}

/** Warns that the museum is in Prague, not at the brewery in Pilsen (specification, section 2). */
export function LocationWarning({ texts, onAnswer }: LocationWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const goOn = () => {
    onAnswer(true);
    dialog.current?.close();
  };
  const cancel = () => {
    onAnswer(false);
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={`on-light ${styles.dialog}`}
      aria-labelledby="location-warning-title"
      aria-describedby="location-warning-text"
      // Before it closes: a press right afterwards must find the answer given.
      onCancel={() => onAnswer(false)}
      onClose={() => onAnswer(false)}
    >
      <h2 id="location-warning-title" className={styles.title}>
        {texts.title}
      </h2>
      <p id="location-warning-text">{texts.text}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.goOn} onClick={goOn}>
          {texts.goOn}
        </button>
        <button type="button" className={styles.cancel} onClick={cancel}>
          {texts.cancel}
        </button>
      </div>
    </dialog>
  );
}
