import { useLocale } from 'next-intl';
import { ArrowLink } from '#components/ui/arrow-link';
import { ButtonLink } from '#components/ui/button-link';
import { NewWindowHint } from '#components/ui/new-window-hint';
import { leadsToTickets } from '#lib/content/leads-to-tickets';
import type { Link } from '#lib/content/model/link';
import type { Locale } from '#lib/platform/i18n/locales';
import { langAttribute } from '../../ui/lang-attribute';
import styles from './section-actions.module.css';

/** How an action is rendered: the gold ticket button of a view, a secondary button, or a link. */
type ActionLook = 'ticket' | 'outline' | 'arrow';

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
    <div className={styles.actions} {...langAttribute(lang)}>
      {links.map((link, index) =>
        link ? (
          <Action
            key={`${link.href} ${link.label}`}
            link={link}
            look={index ? others : first}
            lang={lang}
          />
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

interface ActionProps {
  readonly link: Link;
  readonly look: ActionLook;
  readonly lang: Locale | undefined;
}

function Action({ link, look, lang }: ActionProps) {
  const locale = useLocale();
  const { href, openInNewWindow, checkout, form } = link;
  const text = (
    <span>
      {link.label}
      {openInNewWindow ? <NewWindowHint within={lang} /> : null}
    </span>
  );
  return look === 'arrow' ? (
    <ArrowLink href={href} openInNewWindow={openInNewWindow} checkout={checkout} data-form={form}>
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
