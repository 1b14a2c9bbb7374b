import { expect, it } from 'vitest';
import { checkForm } from '#lib/forms/schema/form-schemas';
import { formFields } from './form-fields';

/** Whether the enquiry accepts this number of guests. */
function isAccepted(guests: number): boolean {
  const checked = checkForm('reservation', { partySize: String(guests) });
  return !checked.ok && checked.issues.every(({ field }) => field !== 'partySize');
}

it('the field of the party size has room for the digits of the largest party, and no more', () => {
  const { control } = formFields.reservation.find(({ name }) => name === 'partySize') ?? {};
  const digits = control?.as === 'input' ? control.attributes.maxLength : undefined;
  expect(digits).toBeGreaterThan(0);
  expect(isAccepted(10 ** (Number(digits) - 1))).toBe(true);
  expect(isAccepted(10 ** Number(digits))).toBe(false);
});
