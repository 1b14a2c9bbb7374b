import { ButtonLink } from '#components/ui/button-link';
import type { Link } from '#lib/content/link';
import styles from './buy-bar.module.css';
import { NewWindowHint } from './new-window-hint';

/** The way to tickets at the thumb: stays at the bottom of phones, and ends on the footer's ground. */
export function BuyBar({ action }: { readonly action: Link | null }) {
  if (!action?.label) return null;
  return (
    <div className={styles.bar}>
      <ButtonLink href={action.href} openInNewWindow={action.openInNewWindow}>
        {action.label}
        {action.openInNewWindow ? <NewWindowHint /> : null}
      </ButtonLink>
    </div>
  );
}
