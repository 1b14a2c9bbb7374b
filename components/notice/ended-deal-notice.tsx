import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/** Shows that a deal has ended, with a link to the experiences. */
export function EndedDealNotice({ experiencesHref }: { readonly experiencesHref: string }) {
  const t = useTranslations('notice');
  return <Notice text={t('endedDeal')} href={experiencesHref} action={t('experiences')} />;
}
