import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { Icon } from './icon';
import { linkAttributes } from './link-attributes';

interface ArrowLinkProps {
  readonly href: string;
  readonly openInNewWindow?: boolean;
  readonly children: ReactNode;
}

/** A quiet way on: underlined in gold, emptied and filled like a glass when hovered. */
export function ArrowLink({ href, openInNewWindow = false, children }: ArrowLinkProps) {
  return (
    <a href={href} className={styles.link} {...linkAttributes(openInNewWindow)}>
      {children}
      <Icon name={openInNewWindow ? 'external' : 'arrow'} />
    </a>
  );
}
