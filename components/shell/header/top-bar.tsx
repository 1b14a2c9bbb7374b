import { useTranslations } from 'next-intl';
import { HoursNow } from '#components/ui/hours-now';
import { Icon } from '#components/ui/icon';
import { NewWindowHint } from '#components/ui/new-window-hint';
import { ReservedSpace } from '#components/ui/reserved-space';
import { Timed } from '#components/ui/timed';
import type { VenueHours } from '#lib/content/get-opening-hours';
import type { Settings } from '#lib/content/get-settings';
import type { Locale } from '#lib/platform/i18n/locales';
import { contentLink } from '../../ui/link-attributes';
import { promotionMark } from '../../ui/popup/popup-mark';
import { LanguageSwitcher } from '../navigation/language-switcher';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly settings: Settings | null;
  /** The opening hours of the venue that the page is about. */
  readonly hours: VenueHours | null;
  readonly languageLinks: Readonly<Record<Locale, string>>;
  readonly locale: Locale;
  /** The time of rendering. */
  readonly now: Date;
}

/**
 * Renders the line at the top: the opening hours or else the address, the promotion, the languages.
 */
export function TopBar({ settings, hours, languageLinks, locale, now }: TopBarProps) {
  const t = useTranslations('shell');
  const company = settings?.companyDetails;
  const promo = settings?.promoLink;
  return (
    <div className={`on-dark ${styles.bar}`}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.venue}>
          {hours ? (
            <ReservedSpace>
              <HoursNow venue={hours} now={now} name={hours.title} />
            </ReservedSpace>
          ) : null}
          <span className={styles.place}>
            {[company?.street, company?.city].filter(Boolean).join(', ')}
          </span>
        </p>
        {promo?.label ? (
          <Timed
            as="p"
            until={promo.until ?? null}
            now={now}
            className={styles.promo}
            {...{ [promotionMark]: '' }}
          >
            <a {...contentLink(promo)}>
              <span>{promo.label}</span>
              <Icon name="arrow" />
              {promo.openInNewWindow ? <NewWindowHint /> : null}
            </a>
          </Timed>
        ) : null}
        <nav className={styles.languages} aria-label={t('languages')}>
          <LanguageSwitcher links={languageLinks} current={locale} look="bar" />
        </nav>
      </div>
    </div>
  );
}
