import { useTranslations } from 'next-intl';
import { stegaClean } from '#lib/platform/format/stega-clean';
import { type SharingWay, sharingMark } from '../ui/sharing/sharing-mark';
import styles from './share-event.module.css';

interface ShareEventProps {
  readonly title: string;
  /** The page's public URL, with its origin. */
  readonly url: string;
}

/**
 * Renders the ways to share an event: a prepared e-mail, and buttons for the device's share sheet
 * or the clipboard, which are shown where the browser supports them.
 */
export function ShareEvent({ title, url }: ShareEventProps) {
  const t = useTranslations('event');
  const subject = stegaClean(title);
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\r\n${url}`)}`;
  return (
    <p className={`screen-only ${styles.share}`}>
      <a href={`mailto:?${letter}`}>{t('shareByMail')}</a>
      <ShareButton way="sheet" url={url}>
        {t('share')}
      </ShareButton>
      <ShareButton way="copy" url={url}>
        {t('copyLink')}
      </ShareButton>
      <span role="status">
        <span hidden>{t('linkCopied')}</span>
      </span>
    </p>
  );
}

interface ShareButtonProps {
  readonly way: SharingWay;
  readonly url: string;
  readonly children: string;
}

function ShareButton({ way, url, children }: ShareButtonProps) {
  return (
    <button type="button" value={url} className={styles.button} hidden {...{ [sharingMark]: way }}>
      {children}
    </button>
  );
}
