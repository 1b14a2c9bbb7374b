import { isNewsletterStep } from '#lib/forms/mail-step/mail-step';
import { takeMailStep } from '#lib/request/forms/take-mail-step';

/** Confirms or ends a subscription, for a person who pressed the button or for a mail client. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/newsletter/[step]'>,
): Promise<Response> {
  const { step } = await params;
  if (!isNewsletterStep(step)) return new Response(null, { status: 404 });
  return await takeMailStep(step, request);
}
