import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import type { Settings } from '#lib/content/get-settings';
import { safeHref } from '#lib/content/model/safe-href';
import styles from './social-links.module.css';

const networks = [
  { field: 'instagramUrl', name: 'Instagram', icon: 'instagram' },
  { field: 'facebookUrl', name: 'Facebook', icon: 'facebook' },
  { field: 'youtubeUrl', name: 'YouTube', icon: 'youtube' },
  { field: 'linkedinUrl', name: 'LinkedIn', icon: 'linkedin' },
  { field: 'tiktokUrl', name: 'TikTok', icon: 'tiktok' },
] as const;

/**
 * Renders the links to social networks, each only when its URL is set (specification, section 3).
 */
export function SocialLinks({ settings }: { readonly settings: Settings }) {
  const t = useTranslations('shell');
  const links = networks.flatMap(({ field, ...network }) => {
    const href = safeHref(settings[field] ?? '');
    return href ? [{ ...network, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={`label ${styles.title}`}>{settings.socialTitle || t('followUs')}</h2>
      <ul className={styles.links}>
        {links.map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
