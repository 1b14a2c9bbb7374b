import type { Metadata } from 'next';
import { MailStepPage, mailStepMetadata } from '../../mail-step-page';

type Props = PageProps<'/[locale]/waiting-list/join'>;

export async function generateMetadata(): Promise<Metadata> {
  return await mailStepMetadata('waitingList');
}

/** Renders the target of the link in the mail that asks to confirm an address for a waiting list. */
export default async function JoinWaitingListPage({ searchParams }: Props) {
  return <MailStepPage step="join" query={await searchParams} />;
}
