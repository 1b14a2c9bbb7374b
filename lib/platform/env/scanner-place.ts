/** Where a virus scanner listens: a host and a port, or the path of a socket. */
export type ScannerPlace =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

/** Parses `tcp://host:port` or `unix:///path`; returns null for any other address. */
export function scannerPlace(address: string): ScannerPlace | null {
  const url = URL.parse(address);
  if (url === null || url.search !== '' || url.hash !== '') return null;
  const { protocol, hostname, port, pathname } = url;
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) {
    return { path: decodeURIComponent(pathname) };
  }
  if (protocol !== 'tcp:' || hostname === '' || port === '' || pathname !== '') return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
