import type { AvailabilityRequest } from './availability.ts';
import type { CheckoutRequest } from './checkout-request.ts';

/** The interface of a provider's script, `window.ticketCheckout`; see `docs/checkout.md`. */
export interface CheckoutProvider {
  /** Resolves once the checkout is shown to the visitor; rejects when it cannot be shown. */
  open(request: CheckoutRequest, query: string): Promise<void>;
  /**
   * Optional: resolves with the starts that are on sale, `AvailableStart[]`; rejects when they are not
   * known. What it resolves with is parsed.
   */
  availability?(request: AvailabilityRequest): Promise<unknown>;
}

declare global {
  interface Window {
    ticketCheckout?: CheckoutProvider;
  }
}

let loading: Promise<CheckoutProvider> | null = null;

/**
 * Loads the provider's script and returns the provider. The script is requested once; a failed
 * attempt is discarded, so that the next click tries again. Rejects when the script is blocked or
 * does not fulfil the contract.
 */
export function loadProvider(scriptUrl: string): Promise<CheckoutProvider> {
  loading ??= new Promise<CheckoutProvider>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => {
      const provider = window.ticketCheckout;
      if (provider) resolve(provider);
      else reject(new Error('The checkout script brought no checkout.'));
    };
    script.onerror = () => reject(new Error('The checkout script did not load.'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
