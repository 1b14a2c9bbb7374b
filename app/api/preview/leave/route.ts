import { leavePreview } from '#lib/request/preview/leave-preview';

/** Leaves preview mode, for the button in the preview bar. */
export function POST(request: Request): Promise<Response> {
  return leavePreview(request);
}
