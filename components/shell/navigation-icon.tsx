import { DrawnIcon } from '#components/ui/drawn-icon';
import { Icon } from '#components/ui/icon';
import { findNamedIcon } from '#lib/icon/find-named-icon';

/** The icon that content names: one of the house's, or one of a set. Nothing if there is none. */
export function NavigationIcon({ name }: { readonly name: string }) {
  if (!name.includes(':')) return <Icon name={name} />;
  const icon = findNamedIcon(name);
  return icon ? <DrawnIcon icon={icon} /> : null;
}
