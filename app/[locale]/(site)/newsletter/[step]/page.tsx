import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isNewsletterStep } from '#lib/forms/mail-step/mail-step';
import { MailStepPage, mailStepMetadata } from '../../mail-step-page';

type Props = PageProps<'/[locale]/newsletter/[step]'>;

export async function generateMetadata(): Promise<Metadata> {
  return await mailStepMetadata('newsletter');
}

/** Renders the target of the links in newsletter mails. */
export default async function NewsletterStepPage({ params, searchParams }: Props) {
  const { step } = await params;
  if (!isNewsletterStep(step)) notFound();
  return <MailStepPage step={step} query={await searchParams} />;
}
