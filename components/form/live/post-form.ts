import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import { submissionResultSchema } from '#lib/forms/schema/submission-result-schema';
import type { EnhancedForm } from './enhanced-form';
import type { ShowProgress } from './watch-file';

/**
 * Sends a form and returns its result. Never rejects: a missing or foreign response is a failure
 * like any other. Uses `XMLHttpRequest`, because `fetch` reports no upload progress.
 */
export function postForm(
  { element }: EnhancedForm,
  progress: ShowProgress,
): Promise<SubmissionResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const unreached = () => {
      const contact = element.dataset.contact ?? '';
      resolve({ status: 'failed', reason: 'unavailable', contact, requestId: '' });
    };
    request.open('POST', element.action);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      progress(total > 0 ? (100 * loaded) / total : 0);
    });
    request.addEventListener('load', () => {
      const result = resultIn(request.responseText);
      if (result) resolve(result);
      else unreached();
    });
    request.addEventListener('error', unreached);
    request.addEventListener('abort', unreached);
    request.send(new FormData(element));
  });
}

function resultIn(json: string): SubmissionResult | null {
  try {
    return submissionResultSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
