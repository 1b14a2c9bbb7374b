import { pathToFileURL } from 'node:url';
import { fail, type Result, succeed } from '../http/result.ts';
import type { PublishTransform } from './publish-step.ts';

/** The named export that the module of a publish transform must have. */
const EXPORT = 'transformPublished';

/**
 * Loads the publish transform from the module at `path` (absolute); null where there is no path. A
 * module that cannot be loaded fails with one line that contains the variable's name.
 */
export async function loadPublishTransform(
  path: string | null,
): Promise<Result<PublishTransform | null, string>> {
  if (path === null) return succeed(null);
  const refuse = (reason: string) =>
    fail(`CONTENT_SERVICE_PUBLISH_TRANSFORM is not valid: ${path} ${reason}`);
  try {
    const loaded: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
    const transform = loaded[EXPORT];
    if (typeof transform !== 'function') return refuse(`has no function "${EXPORT}"`);
    return succeed((previous, next) => transform(previous, next));
  } catch (error) {
    const [reason] = String(error).split('\n');
    return refuse(`cannot be loaded: ${reason}`);
  }
}
