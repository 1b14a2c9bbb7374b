import { attachmentAccept } from '#lib/forms/schema/attachment-rules';
import { fieldLimits } from '#lib/forms/schema/field-limits';
import type { FormKind } from '#lib/routing/form-kind';

/** Names of the fields that visitors fill in, of all forms (specification, section 3). */
export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'company'
  | 'date'
  | 'unknownDate'
  | 'partySize'
  | 'whereDidYouFindUs'
  | 'country'
  | 'file'
  | 'consent';

/** How a field is rendered; the form's schema defines the valid values. */
export interface FormField {
  readonly name: FieldName;
  readonly required?: boolean;
  /** True where it spans the whole width of the form. */
  readonly wide?: boolean;
  /** The hint shown below the field, if any. */
  readonly hint?: 'phone' | 'file';
  readonly control:
    | { readonly as: 'input'; readonly attributes: InputAttributes }
    | { readonly as: 'textarea' | 'finding' | 'country' | 'tick' };
}

interface InputAttributes {
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'file';
  /** HTML, "autofill detail tokens" (WCAG 1.3.5). */
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'tel' | 'numeric';
  readonly maxLength?: number;
  readonly accept?: string;
}

const line = { type: 'text', maxLength: fieldLimits.line } as const;

const name: FormField = {
  name: 'name',
  control: { as: 'input', attributes: { ...line, autoComplete: 'name' } },
};
const company: FormField = {
  name: 'company',
  required: true,
  control: { as: 'input', attributes: { ...line, autoComplete: 'organization' } },
};
const email: FormField = {
  name: 'email',
  required: true,
  control: {
    as: 'input',
    attributes: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      maxLength: fieldLimits.email,
    },
  },
};
const phone: FormField = {
  name: 'phone',
  hint: 'phone',
  control: {
    as: 'input',
    attributes: {
      type: 'tel',
      autoComplete: 'tel',
      inputMode: 'tel',
      maxLength: fieldLimits.phone,
    },
  },
};
const date: FormField = { name: 'date', control: { as: 'input', attributes: { type: 'date' } } };
const partySize: FormField = {
  name: 'partySize',
  control: { as: 'input', attributes: { type: 'text', inputMode: 'numeric', maxLength: 4 } },
};
const message: FormField = {
  name: 'message',
  required: true,
  wide: true,
  control: { as: 'textarea' },
};
const file: FormField = {
  name: 'file',
  hint: 'file',
  wide: true,
  control: { as: 'input', attributes: { type: 'file', accept: attachmentAccept } },
};

/** The fields of each form in the order in which they are filled in. */
export const formFields: { readonly [K in FormKind]: readonly FormField[] } = {
  career: [{ ...name, required: true, wide: true }, email, phone, message, file],
  reservation: [
    date,
    partySize,
    { name: 'unknownDate', wide: true, control: { as: 'tick' } },
    company,
    { ...name, required: true },
    email,
    phone,
    message,
    file,
    { name: 'whereDidYouFindUs', wide: true, control: { as: 'finding' } },
  ],
  subscription: [
    email,
    name,
    phone,
    { name: 'country', control: { as: 'country' } },
    { name: 'consent', required: true, wide: true, control: { as: 'tick' } },
  ],
};
