import 'server-only';
import type { IconData } from './icon-data.ts';
import { findIcon, isIconSet } from './icon-sets.ts';

/** Returns the icon with a name from content, such as `lucide:map-pin`; null if there is none. */
export function findNamedIcon(name: string): IconData | null {
  const [set = '', icon = ''] = name.split(':');
  return isIconSet(set) ? findIcon(set, icon) : null;
}
