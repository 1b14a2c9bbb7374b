import { takeMailStep } from '#lib/request/forms/take-mail-step';

/** Puts an address on the waiting list of an event, for its owner, who pressed the button. */
export async function POST(request: Request): Promise<Response> {
  return await takeMailStep('join', request);
}
