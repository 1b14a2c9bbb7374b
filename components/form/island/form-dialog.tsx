import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface FormDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly titleId: string;
  /** The name of the button that closes the dialog. */
  readonly closeText: string;
  readonly children: ReactNode;
}

/** Renders a modal dialog, whose content stays as it was left when it is closed. */
export function FormDialog({ isOpen, onClose, titleId, closeText, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.top}>
        <button type="button" className={styles.close} aria-label={closeText} onClick={close}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}
