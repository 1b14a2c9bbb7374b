import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import { Logo } from '#components/ui/logo';
import { NewWindowHint } from '#components/ui/new-window-hint';
import type { Link } from '#lib/content/model/link';
import { contentLink } from '../../ui/link-attributes';
import styles from './deal-header.module.css';
import { HeaderBar } from './header-bar';

interface DealHeaderProps {
  readonly logoHref: string | null;
  readonly name: string;
  readonly backLink: Link;
}

/** Renders the logo and the link that leads back from the offer. */
export function DealHeader({ logoHref, name, backLink }: DealHeaderProps) {
  const t = useTranslations('shell');
  return (
    <HeaderBar>
      {logoHref ? <Logo href={logoHref} name={name} /> : null}
      <a className={styles.back} {...contentLink(backLink)}>
        <Icon name="arrow-left" />
        {backLink.label || t('backToOffer')}
        {backLink.openInNewWindow ? <NewWindowHint /> : null}
      </a>
    </HeaderBar>
  );
}
