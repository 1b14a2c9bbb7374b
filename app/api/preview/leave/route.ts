import { leavePreview } from '#lib/preview/leave-preview';

/** The preview bar's way out. */
export function POST(request: Request): Promise<Response> {
  return leavePreview(request);
}
