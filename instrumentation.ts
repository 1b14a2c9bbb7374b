/** Called once when a server process starts. A build only renders pages, so it starts no tasks. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  // First, because the content service has a limited time to respond while the others are loaded.
  const { startContentTasks } = await import('#lib/request/revalidate/start-content-tasks');
  const probed = startContentTasks();
  const { startWorker } = await import('#lib/forms/delivery/start-worker');
  startWorker();
  const { startAddingUpCounts } = await import('#lib/request/rate-limit/start-adding-up-counts');
  void startAddingUpCounts();
  const { startCountingCampaigns } = await import(
    '#lib/request/campaigns/start-counting-campaigns'
  );
  startCountingCampaigns();
  await probed;
}
