import { Icon } from '#components/ui/icon';
import { IconSvg } from '#components/ui/icon-svg';
import { findNamedIcon } from '#lib/media/icon/find-named-icon';

/** The icon that content names: one of the house's, or one of a set. Nothing if there is none. */
export function NavigationIcon({ name }: { readonly name: string }) {
  if (!name.includes(':')) return <Icon name={name} />;
  const icon = findNamedIcon(name);
  return icon ? <IconSvg icon={icon} /> : null;
}
