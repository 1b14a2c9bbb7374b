import { maxAttachmentBytes } from '#lib/forms/schema/attachment-rules';
import { checkForm } from '#lib/forms/schema/form-schemas';
import type { FieldIssue } from '#lib/forms/schema/issue';
import { fileField } from '#lib/forms/schema/protocol';
import type { EnhancedForm } from './enhanced-form';

/** Returns the text values by the name of the field, without files. */
export function textOf({ element }: EnhancedForm): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/**
 * Returns the issues by the rules that the server applies too; only the server checks the contents
 * of a file.
 */
export function issuesOf(form: EnhancedForm): readonly FieldIssue[] {
  const checked = checkForm(form.kind, textOf(form));
  return [...(checked.ok ? [] : checked.issues), ...fileIssues(form)];
}

/** Returns the chosen file, or null. */
export function fileOf(form: EnhancedForm): File | null {
  const control = form.control(fileField);
  return (control instanceof HTMLInputElement && control.files?.[0]) || null;
}

function fileIssues(form: EnhancedForm): readonly FieldIssue[] {
  const file = fileOf(form);
  if (!file) return [];
  if (file.size > maxAttachmentBytes) return [{ field: fileField, issue: 'fileTooLarge' }];
  return file.size === 0 ? [{ field: fileField, issue: 'fileEmpty' }] : [];
}
