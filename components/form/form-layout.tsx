import type { ReactNode } from 'react';
import styles from './form-layout.module.css';
import type { FormProps } from './form-texts';

interface FormLayoutProps extends FormProps {
  readonly children: ReactNode;
}

/**
 * Renders a form, its `children`, beside a picture of the museum: the content of the form's page
 * and of its dialog.
 */
export function FormLayout({ view, texts, children }: FormLayoutProps) {
  return (
    <div className={`on-light ${styles.layout}`} data-form-layout="">
      <img
        src={`/assets/form-${view.kind}.webp`}
        width="800"
        height="1200"
        alt=""
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h1 id={`${view.id}-title`} className={styles.title}>
          {texts.title}
        </h1>
        {texts.about ? <p className={styles.about}>{texts.about}</p> : null}
        <p className={styles.intro}>{texts.intro}</p>
        {children}
      </div>
    </div>
  );
}
