import { fetchMedia } from '#lib/media/fetch-media';

/** Pictures and files of the embedded content service, from the site's own origin. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  const [kind] = path;
  if (kind !== 'images' && kind !== 'files') return new Response(null, { status: 404 });
  try {
    const answer = await fetchMedia(path.map(encodeURIComponent).join('/'), request);
    return answer ?? new Response(null, { status: 404 });
  } catch {
    return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
  }
}
