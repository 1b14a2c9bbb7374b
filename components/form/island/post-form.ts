import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import { submissionResultSchema } from '#lib/forms/schema/submission-result-schema';

/**
 * Sends a form and returns its result; calls `onProgress` with how much has been sent, in per cent.
 * Never rejects: a missing or foreign response is a failure like any other, for which `contact` is
 * the address to write to. Uses `XMLHttpRequest`, because `fetch` reports no upload progress.
 */
export function postForm(
  form: HTMLFormElement,
  contact: string,
  onProgress: (percent: number) => void,
): Promise<SubmissionResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const unreached = () => {
      resolve({ status: 'failed', reason: 'unavailable', contact, requestId: '' });
    };
    request.open('POST', form.action);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? (100 * loaded) / total : 0);
    });
    request.addEventListener('load', () => {
      const result = resultIn(request.responseText);
      if (result) resolve(result);
      else unreached();
    });
    request.addEventListener('error', unreached);
    request.addEventListener('abort', unreached);
    request.send(new FormData(form));
  });
}

function resultIn(json: string): SubmissionResult | null {
  try {
    return submissionResultSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
