import { ageProof } from '#lib/consent/age-proof';
import { categoryData } from '#lib/consent/category-data';
import { consentCookie, consentRevision, optionalCategories } from '#lib/consent/consent-rules';
import { prepareConsent } from '#lib/consent/prepare-consent';
import { prepareGate } from '#lib/consent/prepare-gate';
import { prepareReferral } from '#lib/tickets/referral/prepare-referral';

/**
 * Renders the script that decides before the first paint what tags may do and whether the gate is
 * shown. It also stores the referral codes of the URL before any link can be followed.
 * `tagManagerId` is the container to load after consent, if any.
 */
export function HeadScript({ tagManagerId }: { readonly tagManagerId: string | undefined }) {
  const settings = {
    cookie: consentCookie.name,
    revision: consentRevision,
    tagManagerId: tagManagerId ?? null,
    purposes: Object.fromEntries(
      optionalCategories.map((category) => [category, categoryData[category].purposes]),
    ),
  };
  const choiceMade = `(${prepareConsent})(${JSON.stringify(settings)})`;
  const cookie = JSON.stringify(`${ageProof.name}=${ageProof.value}`);
  return <script>{`(${prepareGate})(${cookie},${choiceMade});(${prepareReferral})()`}</script>;
}
