import type { AllSanitySchemaTypes } from './types.generated.ts';

/** The types of the documents that editors make. */
export type DocumentType = Exclude<
  Extract<AllSanitySchemaTypes, { readonly _rev: string }>['_type'],
  `sanity.${string}`
>;
