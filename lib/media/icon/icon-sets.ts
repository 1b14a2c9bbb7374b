import 'server-only';
import { icons as circleFlags } from '@iconify-json/circle-flags';
import { icons as lucide } from '@iconify-json/lucide';
import type { IconData } from './icon-data.ts';

/** The sets from which content may use icons, by their Iconify prefixes. */
const sets = { lucide, 'circle-flags': circleFlags };

export type IconSet = keyof typeof sets;

/** Whether a name is the Iconify prefix of a set from which content may use icons. */
export function isIconSet(name: string): name is IconSet {
  return Object.hasOwn(sets, name);
}

/** Returns an icon of a set, by its name or an alias; null if there is none. */
export function findIcon(set: IconSet, name: string): IconData | null {
  const { icons, aliases = {}, width = 16, height = width } = sets[set];
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (icon) return { body: icon.body, width: icon.width ?? width, height: icon.height ?? height };
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  return parent ? findIcon(set, parent) : null;
}
