import type { NavigationEntry } from '#lib/content/navigation-entry';
import { linkAttributes } from '../ui/link-attributes';
import { NavigationIcon } from './navigation-icon';
import { NewWindowHint } from './new-window-hint';

interface NavigationLinkProps {
  readonly entry: NavigationEntry;
  /** Path of the page being rendered, so that its own link says so. */
  readonly currentPath: string;
}

/** One entry of the navigation: a link with its icon, or plain words when it leads nowhere. */
export function NavigationLink({ entry, currentPath }: NavigationLinkProps) {
  const { title, href, openInNewWindow, icon } = entry;
  if (href === null) return <span>{title}</span>;
  return (
    <a
      href={href}
      aria-current={href === currentPath ? 'page' : undefined}
      {...linkAttributes(openInNewWindow)}
    >
      {title} {icon ? <NavigationIcon name={icon} /> : null}
      {openInNewWindow ? <NewWindowHint /> : null}
    </a>
  );
}
