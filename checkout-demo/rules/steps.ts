import type { CheckoutOrder } from '../../lib/tickets/checkout/checkout-request.ts';
import type { CheckedDraft, Problems } from './check-draft.ts';
import { kindOf, type Sale } from './sale.ts';

/** The steps of a purchase, by what is bought. The name of a step is also its hash in the URL. */
const steps = {
  visit: ['experience', 'tickets', 'time', 'order'],
  event: ['tickets', 'order'],
  voucher: ['voucher', 'message', 'order'],
} as const satisfies Record<Sale['kind'], readonly string[]>;

export type StepName = (typeof steps)[Sale['kind']][number];

/** Returns the steps of a purchase in their order. */
export function stepsFor({ product }: CheckoutOrder): readonly StepName[] {
  return steps[kindOf(product)];
}

/**
 * Returns the step with which a visitor begins: the first that the link has not decided, according to
 * its checked draft. Tickets of the link are asked for again if one is not sold, or if they or the code
 * have a problem.
 */
export function entryStep(order: CheckoutOrder, checked: Entered): StepName {
  const { product, tickets } = order;
  if (product.kind === 'voucher' && product.amount) return 'message';
  if (product.kind !== 'experience' && product.kind !== 'event') return steps[kindOf(product)][0];
  const { sale, code, problems } = checked;
  const areDecided =
    tickets !== null &&
    Object.keys(tickets).every((id) => sale?.tickets.some((ticket) => ticket.id === id)) &&
    code?.ok !== false &&
    isAnswered('tickets', problems);
  return (areDecided ? nextStep('tickets', order, problems) : null) ?? 'tickets';
}

/** The parts of a draft that determine the first step. */
type Entered = Pick<CheckedDraft, 'sale' | 'code' | 'problems'>;

/**
 * Returns the step after one, or null after the last. A time that the link has chosen is not asked for
 * again, unless it cannot be booked.
 */
export function nextStep(
  step: StepName,
  order: CheckoutOrder,
  problems: Problems,
): StepName | null {
  const steps = stepsFor(order);
  const next = steps[steps.indexOf(step) + 1] ?? null;
  if (next !== 'time' || order.time === null || !isAnswered('time', problems)) return next;
  return nextStep(next, order, problems);
}

/** Returns the step to be shown: the wanted one, or an earlier one that lacks an answer. */
export function shownStep(
  order: readonly StepName[],
  wanted: StepName,
  problems: Problems,
): StepName {
  return order.find((step) => step === wanted || !isAnswered(step, problems)) ?? wanted;
}

/** Whether nothing of a step prevents the order. */
export function isAnswered(step: StepName, problems: Problems): boolean {
  switch (step) {
    case 'experience':
    case 'voucher':
      return !problems.product;
    case 'tickets':
      return !problems.product && problems.party === null;
    case 'time':
      return problems.time === null;
    case 'message':
      return !problems.message;
    case 'order':
      return !problems.email;
  }
}
