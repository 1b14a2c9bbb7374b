import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EnglishMark } from '#components/ui/english-mark';
import { FactList } from '#components/ui/fact-list';
import { Picture } from '#components/ui/picture';
import { SectionFrame } from '#components/ui/section-frame';
import { TicketCard } from '#components/ui/ticket-card';
import type { Picture as PictureData } from '#lib/content/model/picture';
import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { formatDate } from '#lib/time/format/date';
import styles from './deal-hero.module.css';
import { dealHref } from './deal-href';
import type { ShownDeal } from './shown-deal';

interface DealHeroProps {
  readonly deal: ShownDeal;
  readonly picture: PictureData | null;
  readonly anchor: string | null;
  readonly label: string | null;
  readonly locale: Locale;
  /** The language of the label, where it is not the page's. */
  readonly labelLang?: Locale | undefined;
}

/**
 * Renders a deal over its picture: the offer at the bottom left, the ticket with its code at the
 * right.
 */
export function DealHero({ deal, picture, anchor, label, locale, labelLang }: DealHeroProps) {
  const { title, summary, code, validThrough, languages } = deal;
  const t = useTranslations('deal');
  const language = contentLanguage(languages, locale);
  return (
    <SectionFrame tone="malt" anchor={anchor} layout="bleed" className={styles.hero}>
      {picture ? (
        <Picture picture={picture} sizes="100vw" narrowRatio="square" className={styles.picture} />
      ) : null}
      <div className={`wrap ${styles.content}`}>
        <div>
          {label ? (
            <p className={`label ${styles.label}`} lang={labelLang}>
              {label}
            </p>
          ) : null}
          <h2 className={styles.title}>
            <span lang={language}>{title}</span> {language ? <EnglishMark /> : null}
          </h2>
          <p className={`lead ${styles.offer}`} lang={language}>
            {summary}
          </p>
        </div>
        <div className={styles.ticket}>
          <TicketCard stub={<ButtonLink href={dealHref(deal, locale)}>{t('seeOffer')}</ButtonLink>}>
            {code ? (
              <div>
                <p className="label">{t('code')}</p>
                <p className={styles.code} translate="no">
                  {code}
                </p>
              </div>
            ) : null}
            <FactList
              facts={[{ term: t('validUntil'), value: formatDate(validThrough, locale) }]}
            />
          </TicketCard>
        </div>
      </div>
    </SectionFrame>
  );
}
