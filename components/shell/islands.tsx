'use client';

import { CheckoutDoor } from '#components/checkout/checkout-door';
import type { WarningWords } from '#components/checkout/location-warning';
import { ConsentDoor } from '#components/consent/consent-door';
import { FormDoor } from '#components/form/form-door';
import { LightboxIsland } from '#components/lightbox/lightbox-island';
import { Navigator } from '#components/navigation/navigator';
import { PreviewIcons } from '#components/preview/preview-icons';
import { LanguageMemory } from './language-memory';
import { MenuManners } from './menu-manners';

export { attend } from '../navigation/attend';

export interface InteractiveProps {
  /** What the ticket checkout is told and says. */
  readonly checkout: { readonly scriptUrl: string; readonly words: WarningWords };
}

/** What a page needs once somebody does something on it. */
export function Interactive({ checkout }: InteractiveProps) {
  return (
    <>
      <ConsentDoor />
      <LightboxIsland />
      <FormDoor />
      <LanguageMemory />
      <MenuManners />
      <Navigator />
      <CheckoutDoor {...checkout} />
      <PreviewIcons />
    </>
  );
}
