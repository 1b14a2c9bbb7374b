import { type FormToken, minimumFillTime } from '#lib/forms/schema/protocol';
import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';

/** A form that is open in the browser. */
export interface FormOpening {
  /** Requests a new form token. */
  renew(): Promise<void>;
  /**
   * Resolves once the form has its token and has been open for the minimum time that the server
   * requires; autofill may be faster.
   */
  untilSendable(): Promise<void>;
}

/**
 * Opens a form at its address. Requests a form token unless the form has one (`hasToken`), and
 * passes it to `setToken`; an unreachable server is reported only when the form is sent.
 */
export function openForm(
  address: string,
  hasToken: boolean,
  setToken: (token: FormToken) => void,
): FormOpening {
  let openSince = performance.now();
  const request = async () => {
    try {
      const response = await fetchWithRetry(address, { cache: 'no-store' });
      if (!response.ok) return;
      setToken(await response.json());
      openSince = performance.now();
    } catch {
      // Not reported: the visitor has not sent anything yet.
    }
  };
  const opening = hasToken ? Promise.resolve() : request();
  return {
    renew: request,
    async untilSendable() {
      await opening;
      const left = minimumFillTime - (performance.now() - openSince);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
    },
  };
}
