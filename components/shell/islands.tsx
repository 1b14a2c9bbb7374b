'use client';

import { useEffect } from 'react';
import { CheckoutLauncher } from '#components/checkout/checkout-launcher';
import type { WarningText } from '#components/checkout/location-warning';
import { ConsentLauncher } from '#components/consent/consent-launcher';
import { FormLauncher } from '#components/form/island/form-launcher';
import { LightboxIsland } from '#components/lightbox/lightbox-island';
import { Navigator } from '#components/navigation/navigator';
import { VisitDaysLauncher } from '#components/visit-days/visit-days-launcher';
import { repeatEarlyPress } from '../ui/early-press';
import { updateTimedOnReturn } from '../ui/update-timed-on-return';
import { LanguageMemory } from './navigation/language-memory';
import { MenuDismissal } from './navigation/menu-dismissal';

export { afterPageView } from '../navigation/after-page-view';

export interface IslandsProps {
  /** Script URL and messages of the ticket checkout. */
  readonly checkout: { readonly scriptUrl: string; readonly texts: WarningText };
}

/** Renders the islands that a page needs once a visitor interacts with it. */
export function Islands({ checkout }: IslandsProps) {
  useEffect(updateTimedOnReturn, []);
  // Effects of children run first, so the islands listen by now.
  useEffect(repeatEarlyPress, []);
  return (
    <>
      <ConsentLauncher />
      <LightboxIsland />
      <FormLauncher />
      <LanguageMemory />
      <MenuDismissal />
      <Navigator />
      <CheckoutLauncher {...checkout} />
      <VisitDaysLauncher scriptUrl={checkout.scriptUrl} />
    </>
  );
}
