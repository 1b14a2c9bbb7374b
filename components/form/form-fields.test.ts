import { expect, it } from 'vitest';
import { fieldNames } from '#lib/forms/schema/field-names';
import { checkForm } from '#lib/forms/schema/form-schemas';
import { fileField } from '#lib/forms/schema/protocol';
import { formKinds } from '#lib/routing/form-kind';
import { formFields } from './form-fields';

/** Whether the enquiry accepts this number of guests. */
function isAccepted(guests: number): boolean {
  const checked = checkForm('reservation', { partySize: String(guests) });
  return !checked.ok && checked.issues.every(({ field }) => field !== 'partySize');
}

it.each(formKinds)('the fields of the %s form are in the order of its schema', (kind) => {
  const shown = formFields[kind].map(({ name }) => name).filter((name) => name !== fileField);
  expect(shown).toEqual(fieldNames[kind].filter((name) => name !== 'about'));
});

it('the field of the party size has room for the digits of the largest party, and no more', () => {
  const { control } = formFields.reservation.find(({ name }) => name === 'partySize') ?? {};
  const digits = control?.as === 'input' ? control.attributes.maxLength : undefined;
  expect(digits).toBeGreaterThan(0);
  expect(isAccepted(10 ** (Number(digits) - 1))).toBe(true);
  expect(isAccepted(10 ** Number(digits))).toBe(false);
});
