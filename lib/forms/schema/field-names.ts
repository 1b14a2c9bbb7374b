import type { FormKind } from '../../routing/form-kind.ts';
import { careerSchema } from './career.ts';
import { reservationFields } from './reservation.ts';
import { subscriptionSchema } from './subscription.ts';
import { waitingListSchema } from './waiting-list.ts';

/** The names of the fields in the schema of each form, in its order. */
export const fieldNames: Readonly<Record<FormKind, readonly string[]>> = {
  career: Object.keys(careerSchema.shape),
  reservation: Object.keys(reservationFields.shape),
  subscription: Object.keys(subscriptionSchema.shape),
  waitingList: Object.keys(waitingListSchema.shape),
};
