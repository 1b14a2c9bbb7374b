import { isJsonObject, type JsonObject } from './json.ts';

/** Whether a document is a version that marks its document for unpublishing and hides it. */
export function isRemoval({ _system }: JsonObject): boolean {
  return isJsonObject(_system) && _system.delete === true;
}
