import { scriptLoader } from '../../platform/script-loader.ts';
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

/**
 * Loads the provider's script and returns the provider; see {@link scriptLoader}. Rejects when the
 * script is blocked or does not fulfil the contract.
 */
export const loadProvider = scriptLoader(() => window.ticketCheckout);
