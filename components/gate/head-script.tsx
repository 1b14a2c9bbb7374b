import { ageProof } from '#lib/consent/age-proof';
import { categoryOfPurpose } from '#lib/consent/category-data';
import { consentCookie, consentRevision } from '#lib/consent/consent-rules';
import { prepareConsent } from '#lib/consent/prepare-consent';
import { prepareGate } from '#lib/consent/prepare-gate';
import { tokenParameter } from '#lib/forms/mail-step/mail-step';
import { resultParameter } from '#lib/routing/form-addresses';
import { prepareReferral } from '#lib/tickets/referral/prepare-referral';
import { keepEarlyPress } from '../ui/early-press';

/**
 * Renders the script that decides before the first paint what tags may do and whether the gate is
 * shown. It also stores the referral codes of the URL before any link can be followed, and keeps a
 * press that comes before the page's scripts.
 * `tagManagerId` is the container to load after consent, if any.
 */
export function HeadScript({ tagManagerId }: { readonly tagManagerId: string | undefined }) {
  const settings = [
    consentCookie.name,
    consentRevision,
    categoryOfPurpose,
    tagManagerId ?? null,
    [tokenParameter, resultParameter],
  ];
  const choiceMade = `(${prepareConsent})(${settings.map((value) => JSON.stringify(value))})`;
  const cookie = JSON.stringify(`${ageProof.name}=${ageProof.value}`);
  return (
    <script>
      {`(${prepareGate})(${cookie},${choiceMade});(${prepareReferral})();(${keepEarlyPress})()`}
    </script>
  );
}
