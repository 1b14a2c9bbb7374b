import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { ScannerPlace } from '../../../platform/env/scanner-place.ts';
import { log } from '../../../platform/log/log.ts';
import { processState } from '../../../platform/process-state.ts';
import type { AttachmentType } from '../../schema/attachment-rules.ts';
import type { IssueKey } from '../../schema/issue.ts';
import { scan } from '../scan.ts';
import type { SentFile } from '../sent-file.ts';
import { inspectApart } from './inspect-apart.ts';

/** The type of a file, or the reason for its refusal. */
export type InspectedFile = { readonly type: AttachmentType } | { readonly issue: IssueKey };

/** Inspects a file sent by `sender`, the address used for limits. */
export type InspectFile = (file: SentFile, sender: string) => Promise<InspectedFile>;

/** The limits of each inspection: 2 s and 128 MB. */
export const inspectionLimits = { time: 2000, memory: 128 * 1024 * 1024 } as const;

/** How many inspections run at a time and wait for that, in total and per sender. */
export const inspectionConcurrency = {
  max: 4,
  maxPerSender: 1,
  maxWaiting: 32,
  maxWaitingPerSender: 8,
  maxWaitMs: 10_000,
} as const;

/** Shared by the whole process, so that the limit applies to all inspections together. */
const limit = processState('file.inspections', () => createConcurrencyLimit(inspectionConcurrency));

/**
 * Returns a function that inspects files in separate processes, four at once and one per sender,
 * and scans them if a scanner is configured. A file that cannot be inspected or scanned is refused.
 */
export function createInspector(scanner: ScannerPlace | undefined): InspectFile {
  return async (file, sender) => {
    const inspected = await limit.run(sender, () => inspect(file, scanner));
    return inspected === 'busy' ? { issue: 'fileCheckBusy' } : inspected;
  };
}

async function inspect(
  { name, bytes }: SentFile,
  scanner: ScannerPlace | undefined,
): Promise<InspectedFile> {
  const identified = await inspectApart(name, bytes, inspectionLimits);
  if ('ended' in identified) {
    const { ended } = identified;
    log('warning', 'file.inspection-ended', { bytes: bytes.byteLength, ended });
    return { issue: 'fileTooComplex' };
  }
  if ('issue' in identified || !scanner) return identified;
  const verdict = await scan(bytes, scanner);
  if (verdict.status === 'clean') return identified;
  if (verdict.status === 'silent') {
    log('error', 'file.scanner-silent', { reason: verdict.reason });
    return { issue: 'fileUnscanned' };
  }
  log('warning', 'file.infected', { signature: verdict.signature });
  return { issue: 'fileInfected' };
}
