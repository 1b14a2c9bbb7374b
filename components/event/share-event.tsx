import { useTranslations } from 'next-intl';
import styles from './share-event.module.css';
import { ShareLink } from './share-link';

interface ShareEventProps {
  readonly title: string;
  /** The page's public address, with its origin. */
  readonly url: string;
}

/** Tells someone of an event: a letter that is already begun, and the device's own sharing. */
export function ShareEvent({ title, url }: ShareEventProps) {
  const t = useTranslations('event');
  const letter = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;
  return (
    <p className={styles.share}>
      <a href={`mailto:?${letter}`}>{t('shareByMail')}</a>
      <ShareLink share={t('share')} copy={t('copyLink')} copied={t('linkCopied')} />
    </p>
  );
}
