import 'server-only';
import type { IconData } from './icon-data.ts';
import { findIcon, isIconSet } from './icon-sets.ts';

/** The icon that content names, such as `lucide:map-pin`. Null when there is none of that name. */
export function findNamedIcon(name: string): IconData | null {
  const [set = '', icon = ''] = name.split(':');
  return isIconSet(set) ? findIcon(set, icon) : null;
}
