import type { RefCallback, SyntheticEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldIssue } from '#lib/forms/schema/issue';

/** State and event handlers that the island adds to a form that the server has rendered. */
interface FormBindings {
  /** The present issues of the fields. */
  readonly issues: readonly FieldIssue[];
  /** The chosen file, if any. */
  readonly file: File | null;
  /** How much has been sent, in per cent; null while nothing is being sent. */
  readonly percent: number | null;
  /** Moves the focus to the note that shows the result, and scrolls to it. */
  readonly reveal: RefCallback<HTMLElement>;
  register(name: string): UseFormRegisterReturn;
  focusField(name: string): void;
  removeFile(): void;
  save(): void;
  submit(event: SyntheticEvent<HTMLFormElement>): void;
}

/** The bindings of a component of a form; none on the server. */
export interface Bound {
  readonly bindings?: FormBindings | undefined;
}
