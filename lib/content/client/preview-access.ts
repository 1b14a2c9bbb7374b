/** What an editor may see in a preview: all drafts. */
export type EditorAccess =
  /** As the holder of this token of the content service sees them. */
  | { readonly kind: 'token'; readonly token: string }
  /** In the frame of the Studio, in the perspective that the editor chose: texts lead to their fields. */
  | { readonly kind: 'studio'; readonly perspective: readonly string[] };

/** What the holder of a shared link may see: the draft of one document, and what is published. */
export interface LinkAccess {
  readonly kind: 'link';
  /** The published `_id` of the document. */
  readonly documentId: string;
  /** The instant (ISO 8601) from which on the link is no longer valid. */
  readonly expiresAt: string;
}

/** What the holder of a preview token may see, once it has been checked. */
export type PreviewAccess = EditorAccess | LinkAccess;
