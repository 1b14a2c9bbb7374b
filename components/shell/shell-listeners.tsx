import { ConsentDoor } from '#components/consent/consent-door';
import { FormDoor } from '#components/form/form-door';
import { GateKeeper } from '#components/gate/gate-keeper';
import { LightboxIsland } from '#components/lightbox/lightbox-island';
import { LanguageMemory } from './language-memory';
import { MenuManners } from './menu-manners';

/**
 * What listens on the document for every page alike. Part of the layout, so that the browser
 * gets it once and not with each kind of page.
 */
export function ShellListeners() {
  return (
    <>
      <GateKeeper />
      <ConsentDoor />
      <LanguageMemory />
      <MenuManners />
      <LightboxIsland />
      <FormDoor />
    </>
  );
}
