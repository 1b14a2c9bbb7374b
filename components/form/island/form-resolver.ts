import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import { maxAttachmentBytes } from '#lib/forms/schema/attachment-rules';
import { checkForm, type FieldValues } from '#lib/forms/schema/form-schemas';
import { type FieldIssue, isIssueKey } from '#lib/forms/schema/issue';
import { fileField } from '#lib/forms/schema/protocol';
import type { FormKind } from '#lib/routing/form-kind';

/** The values of a form in react-hook-form: texts, ticks (true or false) and the chosen files. */
export type FormInput = Record<string, unknown>;

/** No date, so that the schema rejects it. */
const unreadable = '?';

/**
 * Returns the resolver of a form. It validates by the Zod schema that the server applies too, with
 * one issue per field; only the server examines the contents of a file.
 */
export function formResolver(kind: FormKind): Resolver<FormInput> {
  return (values, _context, { fields }) => {
    const checked = checkForm(kind, { ...textsIn(values), ...unreadDates(fields) });
    const issues = [...(checked.ok ? [] : checked.issues), ...fileIssues(values[fileField])];
    return { values: {}, errors: errorsOf(issues) };
  };
}

/** Returns the texts and the ticks as browsers send them: `on` for a checked box. */
export function textsIn(values: FormInput): FieldValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[name] = value;
    if (value === true) texts[name] = 'on';
  }
  return texts;
}

/** Returns the chosen file, or null; `files` is the value of a file field. */
export function fileIn(files: unknown): File | null {
  return (files instanceof FileList && files[0]) || null;
}

/** Returns issues as errors of react-hook-form; `issuesIn` is the inverse. */
export function errorsOf(issues: readonly FieldIssue[]): FieldErrors<FormInput> {
  return Object.fromEntries(issues.map(({ field, issue }) => [field, { type: issue }]));
}

/** Returns the issues in errors of react-hook-form. */
export function issuesIn(errors: FieldErrors<FormInput>): readonly FieldIssue[] {
  return Object.entries(errors).flatMap(([field, error]) =>
    isIssueKey(error?.type) ? [{ field, issue: error.type }] : [],
  );
}

/** Returns the dates that are filled in but that the browser cannot read: their value is empty. */
function unreadDates(fields: ResolverOptions<FormInput>['fields']): FieldValues {
  const unread = Object.values(fields).filter(
    ({ ref }) => ref instanceof HTMLInputElement && ref.validity.badInput,
  );
  return Object.fromEntries(unread.map(({ name }) => [name, unreadable]));
}

function fileIssues(files: unknown): readonly FieldIssue[] {
  const file = fileIn(files);
  if (!file) return [];
  if (file.size > maxAttachmentBytes) return [{ field: fileField, issue: 'fileTooLarge' }];
  return file.size === 0 ? [{ field: fileField, issue: 'fileEmpty' }] : [];
}
