import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/** Says that an event is over (specification, section 8), with the way to those to come. */
export function ExpiredEventNotice({ upcomingHref }: { readonly upcomingHref: string }) {
  const t = useTranslations('notice');
  return <Notice words={t('expiredEvent')} href={upcomingHref} action={t('upcomingEvents')} />;
}
