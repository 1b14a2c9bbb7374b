import { Icon } from '#components/ui/icon';
import { IconSvg } from '#components/ui/icon-svg';
import { findNamedIcon } from '#lib/media/icon/find-named-icon';

/**
 * Renders the icon with the name from the content: one of the site's own, or one of a set
 * (`set:name`); nothing if it does not exist.
 */
export function NavigationIcon({ name }: { readonly name: string }) {
  if (!name.includes(':')) return <Icon name={name} />;
  const icon = findNamedIcon(name);
  return icon ? <IconSvg icon={icon} /> : null;
}
