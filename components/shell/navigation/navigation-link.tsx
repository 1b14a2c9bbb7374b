import { NewWindowHint } from '#components/ui/new-window-hint';
import type { NavigationEntry } from '#lib/content/navigation-entry';
import { linkAttributes } from '../../ui/link-attributes';
import { NavigationIcon } from './navigation-icon';

interface NavigationLinkProps {
  readonly entry: NavigationEntry;
  /** Path of the current page, whose link gets `aria-current`. */
  readonly currentPath: string;
}

/** Omitted elsewhere, because a page would name it for each of its links. */
const current = { 'aria-current': 'page' } as const;

/** Renders one entry of the navigation: a link with its icon, or plain text without a link. */
export function NavigationLink({ entry, currentPath }: NavigationLinkProps) {
  const { title, href, openInNewWindow, icon } = entry;
  if (href === null) return <span>{title}</span>;
  return (
    <a href={href} {...(href === currentPath ? current : {})} {...linkAttributes(openInNewWindow)}>
      {title} {icon ? <NavigationIcon name={icon} /> : null}
      {openInNewWindow ? <NewWindowHint /> : null}
    </a>
  );
}
