import { useTranslations } from 'next-intl';
import styles from './form.module.css';
import { formFields } from './form-fields';
import { type FormView, issueOf } from './form-view';

/** Renders the issues as links to the fields; scripts move the focus there when it appears. */
export function IssueSummary({ view }: { readonly view: FormView }) {
  const { kind, id, values } = view;
  const t = useTranslations('form');
  const issues = formFields[kind].flatMap(({ name }) => {
    const issue = issueOf(view, name);
    return issue ? [{ name, words: t(`issue.${issue}`) }] : [];
  });
  const fileIsGone = formFields[kind].some(({ name }) => name === 'file') && 'message' in values;
  return (
    <>
      <section
        hidden={issues.length === 0}
        className={styles.note}
        tabIndex={-1}
        aria-labelledby={`${id}-summary`}
        data-summary=""
      >
        <p id={`${id}-summary`} className={styles.noteTitle}>
          {t('summary')}
        </p>
        <ul data-issues="">
          {issues.map(({ name, words }) => (
            <li key={name}>
              <a href={`#${id}-${name}`}>{words}</a>
            </li>
          ))}
        </ul>
      </section>
      {fileIsGone ? <p className="small">{t('fileAgain')}</p> : null}
    </>
  );
}
