import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/** Says that an offer is over, with the way to what can be booked at any time. */
export function EndedDealNotice({ experiencesHref }: { readonly experiencesHref: string }) {
  const t = useTranslations('notice');
  return <Notice words={t('endedDeal')} href={experiencesHref} action={t('experiences')} />;
}
