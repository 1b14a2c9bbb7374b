import { leavePreview } from '#lib/preview/leave-preview';

/** The preview bar's way out. */
export async function POST(request: Request): Promise<Response> {
  return leavePreview(await request.formData());
}
