import { createFormControl, type FieldErrors } from 'react-hook-form';
import type { FieldIssue } from '#lib/forms/schema/issue';
import { issuesOf } from './check-fields';
import type { EnhancedForm } from './enhanced-form';
import { type Complaints, renderIssues, shownIssues, showSummary } from './render-issues';

/** Shows issues found by the server, beside the fields and in the summary. */
export type ShowIssues = (issues: readonly FieldIssue[]) => void;

/**
 * Validates each field once it has lost the focus, and then on each change; calls `sendIt` when the
 * form is submitted and valid. The values stay in the fields; react-hook-form decides when to
 * validate.
 */
export function watchFields(form: EnhancedForm, sendIt: (show: ShowIssues) => Promise<void>): void {
  const { element, words } = form;
  const { register, setError, handleSubmit, subscribe } = createFormControl<
    Record<string, unknown>
  >({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: () => {
      const errors = issuesOf(form).map(({ field, issue }) => [field, complaint(issue)]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const complaint = (issue: string) => ({ type: issue, message: words.issue[issue] ?? '' });
  let complaints: Complaints = shownIssues(form);

  for (const control of element.querySelectorAll<HTMLElement>('[data-field] [name]')) {
    const name = control.getAttribute('name') ?? '';
    const { ref, onChange, onBlur } = register(name);
    ref(control);
    const changed = () => onChange({ target: control, type: 'change' });
    control.addEventListener('input', changed);
    control.addEventListener('change', changed);
    control.addEventListener('blur', () => onBlur({ target: control, type: 'blur' }));
  }
  for (const [name, message] of complaints) setError(name, { type: 'server', message });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      complaints = complaintsIn(errors);
      renderIssues(form, complaints);
    },
  });

  const show: ShowIssues = (issues) => {
    for (const { field, issue } of issues) setError(field, complaint(issue));
    showSummary(form, complaints);
  };
  const submit = handleSubmit(
    async () => {
      showSummary(form, new Map());
      await sendIt(show);
    },
    (errors) => showSummary(form, complaintsIn(errors)),
  );
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    submit().catch(reportError);
  });
}

function complaintsIn(errors: FieldErrors): Complaints {
  const named = Object.entries(errors);
  return new Map(named.map(([name, error]) => [name, String(error?.message ?? '')]));
}
