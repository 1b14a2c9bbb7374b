import { useTranslations } from 'next-intl';
import { FormPanel } from './form-panel';
import styles from './form-sheet.module.css';
import type { FormView } from './form-view';

/**
 * Renders a form beside a picture of the museum: the content of the form's page and of its dialog.
 */
export function FormSheet({ view }: { readonly view: FormView }) {
  const { kind, id, about } = view;
  const t = useTranslations('form');
  return (
    <div className={`on-light ${styles.sheet}`} data-form-sheet="">
      <img
        src={`/assets/form-${kind}.webp`}
        width="800"
        height="1200"
        alt=""
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 id={`${id}-title`} className={styles.title}>
          {t(`title.${kind}`)}
        </h1>
        {about ? <p className={styles.about}>{t('about', { about })}</p> : null}
        <p className={styles.intro}>{t(`intro.${kind}`)}</p>
        <FormPanel view={view} />
      </div>
    </div>
  );
}
