import { leavePreview } from '#lib/request/preview/leave-preview';

/** The preview bar's way out. */
export function POST(request: Request): Promise<Response> {
  return leavePreview(request);
}
