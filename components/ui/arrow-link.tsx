import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { Icon } from './icon';
import { contentLink } from './link-attributes';

interface ArrowLinkProps {
  readonly href: string;
  readonly openInNewWindow?: boolean;
  /** The order that opens the checkout (`lib/tickets/checkout`), on a link to buy. */
  readonly checkout?: string | undefined;
  /** The form that it opens (`lib/routing/form-addresses`), on a link to one. */
  readonly 'data-form'?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a secondary link: underlined in gold, emptied and filled like a glass when hovered. */
export function ArrowLink(props: ArrowLinkProps) {
  const { href, openInNewWindow = false, checkout, 'data-form': form, children } = props;
  return (
    <a
      className={`screen-only ${styles.link}`}
      {...contentLink({ href, openInNewWindow, checkout, form })}
    >
      {children}
      <Icon name={openInNewWindow ? 'external' : 'arrow'} />
    </a>
  );
}
