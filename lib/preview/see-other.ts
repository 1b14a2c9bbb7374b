/** Sends the browser to a path of this site with GET (RFC 9110, section 15.4.4); never kept. */
export function seeOther(path: string): Response {
  const headers = {
    Location: path,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}
