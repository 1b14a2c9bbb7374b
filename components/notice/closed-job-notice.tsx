import { useTranslations } from 'next-intl';
import { Notice } from './notice';

/** Says that a job is no longer offered, with the way to those that are. */
export function ClosedJobNotice({ openJobsHref }: { readonly openJobsHref: string }) {
  const t = useTranslations('notice');
  return <Notice words={t('closedJob')} href={openJobsHref} action={t('openJobs')} />;
}
