import styles from './form.module.css';
import type { Bound } from './form-bindings';
import { formFields } from './form-fields';
import type { FormProps } from './form-texts';
import { issuesOf } from './form-view';

/** Renders the issues of the last submission as links to the fields. */
export function IssueSummary({ view, texts, bindings }: FormProps & Bound) {
  const { kind, id, values, result } = view;
  const issues = issuesOf(result);
  // A form that comes back has the values of all its fields again, but browsers keep no file.
  const isRefilled = 'message' in values;
  const fileIsGone = isRefilled && formFields[kind].some(({ name }) => name === 'file');
  return (
    <>
      <section
        ref={issues.length > 0 ? bindings?.reveal : undefined}
        hidden={issues.length === 0}
        className={styles.note}
        tabIndex={-1}
        aria-labelledby={`${id}-summary`}
      >
        <p id={`${id}-summary`} className={styles.noteTitle}>
          {texts.summary}
        </p>
        <ul>
          {issues.map(({ field, issue }) => (
            <li key={field}>
              <a
                href={`#${id}-${field}`}
                onClick={
                  bindings &&
                  ((event) => {
                    // Following it would add an entry to the history for each corrected mistake.
                    event.preventDefault();
                    bindings.focusField(field);
                  })
                }
              >
                {texts.issue[issue]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {fileIsGone ? <p className="small">{texts.fileAgain}</p> : null}
    </>
  );
}
