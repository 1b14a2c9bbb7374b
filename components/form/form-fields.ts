import { attachmentAccept } from '#lib/forms/schema/attachment-rules';
import { fieldLimits } from '#lib/forms/schema/field-limits';
import type { FormContents } from '#lib/forms/schema/form-schemas';
import type { FormKind, OptInKind } from '#lib/routing/form-kind';

/**
 * Names of the fields that visitors fill in: those of the schema, without the subject that the page
 * fills in, and the file, which is validated by itself.
 */
type FieldName<Kind extends FormKind = FormKind> = Kind extends FormKind
  ? Exclude<keyof FormContents[Kind], 'about'> | (Kind extends OptInKind ? never : 'file')
  : never;

/** How a field is rendered; the form's schema defines the valid values. */
export interface FormField<Name extends FieldName = FieldName> {
  readonly name: Name;
  /** The message of the label, where it is not the one of the name. */
  readonly label?: 'waitingConsent';
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

/** Every field of a form, and no other. */
type FieldsOf<Kind extends FormKind> = {
  readonly [Name in FieldName<Kind>]: FormField<Name>;
};

function input<Name extends FieldName>(name: Name, attributes: InputAttributes): FormField<Name> {
  return { name, control: { as: 'input', attributes } };
}

const name = input('name', { ...line, autoComplete: 'name' });
const company = { ...input('company', { ...line, autoComplete: 'organization' }), required: true };
const email = {
  ...input('email', {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: fieldLimits.email,
  }),
  required: true,
};
const phone: FormField<'phone'> = {
  ...input('phone', {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: fieldLimits.phone,
  }),
  hint: 'phone',
};
const date = input('date', { type: 'date' });
const partySize = input('partySize', { type: 'text', inputMode: 'numeric', maxLength: 4 });
const message: FormField<'message'> = {
  name: 'message',
  required: true,
  wide: true,
  control: { as: 'textarea' },
};
const file: FormField<'file'> = {
  ...input('file', { type: 'file', accept: attachmentAccept }),
  hint: 'file',
  wide: true,
};

const consent: FormField<'consent'> = {
  name: 'consent',
  required: true,
  wide: true,
  control: { as: 'tick' },
};

const career: FieldsOf<'career'> = {
  name: { ...name, required: true, wide: true },
  email,
  phone,
  message,
  file,
};

const reservation: FieldsOf<'reservation'> = {
  date,
  partySize,
  unknownDate: { name: 'unknownDate', wide: true, control: { as: 'tick' } },
  company,
  name: { ...name, required: true },
  email,
  phone,
  message,
  file,
  whereDidYouFindUs: { name: 'whereDidYouFindUs', wide: true, control: { as: 'finding' } },
};

const subscription: FieldsOf<'subscription'> = {
  email,
  name,
  phone,
  country: { name: 'country', control: { as: 'country' } },
  consent,
};

const waitingList: FieldsOf<'waitingList'> = {
  email: { ...email, wide: true },
  consent: { ...consent, label: 'waitingConsent' },
};

/** The fields of each form in the order of its schema, and the file. */
export const formFields: { readonly [Kind in FormKind]: readonly FormField[] } = {
  career: Object.values(career),
  reservation: Object.values(reservation),
  subscription: Object.values(subscription),
  waitingList: Object.values(waitingList),
};
