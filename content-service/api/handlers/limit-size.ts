import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { measure, RESULT_CHARACTERS } from '../../query/engine/measure.ts';
import type { JsonObject } from '../../store/json.ts';

/**
 * Returns a function that counts a document of a response, before it becomes part of it. It throws
 * 413 where several documents are larger than a result may be: the ids that fit into an address can
 * name any amount of content.
 */
export function limitSize(): (document: JsonObject) => void {
  let documents = 0;
  let size = 0;
  return (document) => {
    documents += 1;
    size += measure(document).size;
    if (size > RESULT_CHARACTERS && documents > 1) {
      throw new ApiException(plainError(413, 'The documents are larger than 16 MB together'));
    }
  };
}
