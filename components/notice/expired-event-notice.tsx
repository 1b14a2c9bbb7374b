import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/** Shows that an event is over (specification, section 8), with a link to upcoming events. */
export function ExpiredEventNotice({ upcomingHref }: { readonly upcomingHref: string }) {
  const t = useTranslations('notice');
  return <Notice text={t('expiredEvent')} href={upcomingHref} action={t('upcomingEvents')} />;
}
