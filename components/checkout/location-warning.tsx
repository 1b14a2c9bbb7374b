import { useEffect, useRef } from 'react';
import styles from './location-warning.module.css';

/** What the warning says, in the page's language. */
export interface WarningText {
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  readonly cancel: string;
}

interface LocationWarningProps {
  readonly words: WarningText;
  readonly onAnswer: (goesOn: boolean) => void;
}

/** The house is in Prague, not at the brewery in Pilsen (specification, section 2). */
export function LocationWarning({ words, onAnswer }: LocationWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const answer = (goesOn: boolean) => {
    dialog.current?.close();
    onAnswer(goesOn);
  };
  return (
    <dialog
      ref={dialog}
      className={`on-light ${styles.plate}`}
      aria-labelledby="location-warning-title"
      aria-describedby="location-warning-text"
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id="location-warning-title" className={styles.title}>
        {words.title}
      </h2>
      <p id="location-warning-text">{words.text}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.goOn} onClick={() => answer(true)}>
          {words.goOn}
        </button>
        <button type="button" className={styles.cancel} onClick={() => answer(false)}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  );
}
