import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/** Shows that a job is no longer offered, with a link to the open positions. */
export function ClosedJobNotice({ openJobsHref }: { readonly openJobsHref: string }) {
  const t = useTranslations('notice');
  return <Notice text={t('closedJob')} href={openJobsHref} action={t('openJobs')} />;
}
