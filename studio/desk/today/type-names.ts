import { documentTypes } from '../../../content/schema/documents/index.ts';

/** The types of the documents that editors write. */
export const typeNames = documentTypes.map(({ name }) => name);
