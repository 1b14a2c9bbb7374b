import type { CheckoutRequest } from './checkout-request.ts';

/** What a provider's script puts on the page as `window.ticketCheckout`; see `docs/checkout.md`. */
export interface CheckoutProvider {
  /** Resolves once the checkout is in front of the visitor; rejects when it cannot be. */
  open(request: CheckoutRequest, query: string): Promise<void>;
}

declare global {
  interface Window {
    ticketCheckout?: CheckoutProvider;
  }
}

let loading: Promise<CheckoutProvider> | null = null;

/**
 * The provider, once its script has run. The script is asked for once; a failed attempt is
 * forgotten, so that the next press of a button tries again. Rejects when the script is blocked
 * or does not keep the contract.
 */
export function loadProvider(scriptUrl: string): Promise<CheckoutProvider> {
  loading ??= new Promise<CheckoutProvider>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
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
