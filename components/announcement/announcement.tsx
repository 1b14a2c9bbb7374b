import { Icon } from '#components/ui/icon';
import { NewWindowHint } from '#components/ui/new-window-hint';
import stretched from '#components/ui/stretched-link.module.css';
import type { Link } from '#lib/content/model/link';
import { contentLink } from '../ui/link-attributes';
import styles from './announcement.module.css';

interface AnnouncementProps {
  readonly text: string;
  readonly link: Link | null;
}

/**
 * Renders one announcement; the whole line is the link. A link without a label uses the
 * announcement's text.
 */
export function Announcement({ text, link }: AnnouncementProps) {
  return (
    <p className={`wrap ${styles.line}`}>
      {link?.label ? <span className={styles.text}>{text} </span> : null}
      {link ? (
        <a className={`${stretched.link} ${styles.link}`} {...contentLink(link)}>
          <span>{link.label || text}</span>
          {'\u00a0'}
          <Icon name="arrow" />
          {link.openInNewWindow ? <NewWindowHint /> : null}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
