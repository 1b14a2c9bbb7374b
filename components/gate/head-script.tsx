import { ageProof } from '#lib/consent/age-proof';
import { consentCookie, consentRevision } from '#lib/consent/consent-rules';
import { prepareConsent } from '#lib/consent/prepare-consent';
import { prepareGate } from '#lib/consent/prepare-gate';
import { prepareReferral } from '#lib/tickets/referral/prepare-referral';

/**
 * What has to be decided before the first paint: what tags may do, and whether the gate shows. The
 * codes of the address are kept, too, before anybody can follow a link.
 * `tagManagerId` is that of the container to load with consent, if there is one.
 */
export function HeadScript({ tagManagerId }: { readonly tagManagerId: string | undefined }) {
  const settings = {
    cookie: consentCookie.name,
    revision: consentRevision,
    tagManagerId: tagManagerId ?? null,
  };
  const choiceMade = `(${prepareConsent})(${JSON.stringify(settings)})`;
  const cookie = JSON.stringify(`${ageProof.name}=${ageProof.value}`);
  return <script>{`(${prepareGate})(${cookie},${choiceMade});(${prepareReferral})()`}</script>;
}
