import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../../../content/schema/values/studio-queries.ts';
import { readConnection } from '../../connection/connection.ts';

/** Requests the JSON at a path of the website for the editor; rejects with what to do. */
type RequestSite = (path: string, signal: AbortSignal) => Promise<unknown>;

const { siteUrl } = readConnection();

const reasons: Readonly<Record<number, string>> = {
  401: 'The website does not accept your sign-in. Sign out and in again.',
  404: 'The page is not public yet.',
  429: 'Too many requests. Try again in a minute.',
  503: 'The website cannot respond at the moment. Try again in a minute.',
};

/** Returns the website's origin, and a function that requests something with the editor's token. */
export function useSite(): { readonly siteUrl: string; readonly request: RequestSite } {
  const { token } = useClient({ apiVersion }).config();
  const request = useCallback<RequestSite>(
    async (path, signal) => {
      // The token is in a header and never in an address.
      const headers = { Authorization: `Bearer ${token ?? ''}` };
      const response = await fetch(siteUrl + path, { headers, signal }).catch((error) => {
        if (signal.aborted) throw error;
        throw new Error(
          `${siteUrl} cannot be reached, or does not allow this Studio. Your operator can change that (STUDIO_URL).`,
        );
      });
      if (response.ok) return await response.json();
      throw new Error(reasons[response.status] ?? `The website responds with ${response.status}.`);
    },
    [token],
  );
  return { siteUrl, request };
}
