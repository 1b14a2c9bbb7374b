import { ageProof } from './age-proof.ts';
import { consentCookie } from './consent-rules.ts';

let watching = false;

/**
 * From now on, reloads the page when it comes back from the browser's back/forward cache and the
 * visitor has meanwhile passed the gate, or chosen other cookies, on another page: the cached one is
 * as it was left, with its gate, and with its tags allowed.
 */
export function watchChoices(): void {
  if (watching) return;
  watching = true;
  addEventListener('pagehide', () => {
    const left = choices();
    const compare = () => {
      if (choices() !== left) location.reload();
    };
    // After it has been hidden, a page is only shown again out of the cache.
    addEventListener('pageshow', compare, { once: true });
  });
}

/** The cookies in which the visitor's answers to the gate are stored. */
function choices(): string {
  const names = [ageProof.name, consentCookie.name].map((name) => `${name}=`);
  const isChoice = (cookie: string) => names.some((name) => cookie.startsWith(name));
  return document.cookie.split('; ').filter(isChoice).join('; ');
}
