import { createClient, type SanityClient } from '@sanity/client';

/** A content service of a test. */
interface Service {
  readonly url: string;
  readonly tokens: { readonly editor: string };
}

/**
 * Returns a client of the Studio's own package for a service, which reads every version; that of an editor,
 * or with another token, or with null for none.
 */
export function clientOf(
  { url, tokens }: Service,
  token: string | null = tokens.editor,
): SanityClient {
  return createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    ...(token === null ? {} : { token }),
  });
}
