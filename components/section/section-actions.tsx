import { useLocale, useTranslations } from 'next-intl';
import { ArrowLink } from '#components/ui/arrow-link';
import { ButtonLink } from '#components/ui/button-link';
import { leadsToTickets } from '#lib/content/leads-to-tickets';
import type { Link } from '#lib/content/link';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './section-actions.module.css';

/** How an action is rendered: the gold ticket button of a view, a secondary button, or a link. */
export type ActionLook = 'ticket' | 'outline' | 'arrow';

interface SectionActionsProps {
  readonly actions: readonly (Link | null)[] | null;
  readonly first?: ActionLook;
  readonly others?: ActionLook;
  /** The language of the actions, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** Renders the actions of a section. Links without a target or a label are left out. */
export function SectionActions({
  actions,
  first = 'ticket',
  others = 'arrow',
  lang,
}: SectionActionsProps) {
  const links = (actions ?? []).filter((link) => link?.label);
  if (links.length === 0) return null;
  return (
    <div className={styles.actions} lang={lang}>
      {links.map((link, index) =>
        link ? (
          <Action key={`${link.href} ${link.label}`} link={link} look={index ? others : first} />
        ) : null,
      )}
    </div>
  );
}

/** Renders the actions of a list, below it. */
export function ListActions({ actions, lang }: Pick<SectionActionsProps, 'actions' | 'lang'>) {
  return (
    <div className={styles.belowList}>
      <SectionActions actions={actions} first="arrow" lang={lang} />
    </div>
  );
}

function Action({ link, look }: { readonly link: Link; readonly look: ActionLook }) {
  const locale = useLocale();
  const { href, openInNewWindow, checkout, form } = link;
  const text = <ActionText link={link} />;
  return look === 'arrow' ? (
    <ArrowLink href={href} openInNewWindow={openInNewWindow} data-form={form}>
      {text}
    </ArrowLink>
  ) : (
    <ButtonLink
      href={href}
      variant={look}
      openInNewWindow={openInNewWindow}
      checkout={checkout}
      data-tickets={leadsToTickets(link, locale) ? '' : undefined}
      data-form={form}
    >
      {text}
    </ButtonLink>
  );
}

/** Announces a new window to those who would not see it open (WCAG G201). */
function ActionText({ link }: { readonly link: Link }) {
  const t = useTranslations('section');
  const locale = useLocale();
  return (
    <span>
      {link.label}
      {link.openInNewWindow ? (
        <span className="visually-hidden" lang={locale}>
          {' '}
          ({t('opensInNewWindow')})
        </span>
      ) : null}
    </span>
  );
}
