import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import { NewWindowHint } from '#components/ui/new-window-hint';
import { Timed } from '#components/ui/timed';
import type { Settings } from '#lib/content/get-settings';
import type { Locale } from '#lib/platform/i18n/locales';
import { withoutQuery } from '#lib/routing/without-query';
import { contentLink } from '../../ui/link-attributes';
import { popupMark } from '../../ui/popup/popup-mark';
import floating from './floating.module.css';
import styles from './promo-popup.module.css';

interface PromoPopupProps {
  readonly settings: Settings | null;
  readonly locale: Locale;
  /** The key under which it is remembered, the same in every language; by default its link. */
  readonly name: string | undefined;
  /** The path of the page, without query. */
  readonly currentPath: string;
  /** The time of rendering. */
  readonly now: Date;
}

/**
 * Renders the promotion of the settings, in the languages chosen by the editors (specification,
 * section 3), except on the page that it leads to, and until what it leads to is over: shown once to
 * each visitor, takes no focus, and can be dismissed.
 */
export function PromoPopup({ settings, locale, name, currentPath, now }: PromoPopupProps) {
  const t = useTranslations('shell');
  const link = settings?.popupLink;
  if (!link?.label || !settings?.popupLanguages?.includes(locale)) return null;
  if (withoutQuery(link.href) === currentPath) return null;
  return (
    <Timed until={link.until ?? null} now={now}>
      <aside
        className={`screen-only on-light ${floating.note} ${styles.popup}`}
        aria-label={t('popup')}
        hidden
        {...{ [popupMark]: name ?? link.href }}
      >
        <a className={styles.link} {...contentLink(link)}>
          {link.label} <Icon name="arrow" />
          {link.openInNewWindow ? <NewWindowHint /> : null}
        </a>
        <button type="button" className={floating.dismiss} aria-label={t('closePopup')}>
          ×
        </button>
      </aside>
    </Timed>
  );
}
