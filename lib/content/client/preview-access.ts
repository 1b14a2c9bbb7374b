/** The access of an editor to a preview: all drafts. */
export type EditorAccess =
  /** As the holder of this token of the content service sees them. */
  | { readonly kind: 'token'; readonly token: string }
  /** In the frame of the Studio, in the perspective that the editor chose: texts lead to their fields. */
  | { readonly kind: 'studio'; readonly perspective: readonly string[] };

/** The access of a shared link: the draft of one document, and published documents. */
export interface LinkAccess {
  readonly kind: 'link';
  /** The published `_id` of the document. */
  readonly documentId: string;
  /** The instant (ISO 8601) from which on the link is no longer valid. */
  readonly expiresAt: string;
}

/** The access of a preview token that has been checked. */
export type PreviewAccess = EditorAccess | LinkAccess;
