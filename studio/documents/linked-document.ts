/** A document that a list of the Studio leads to. */
export interface LinkedDocument {
  readonly _id: string;
  readonly _type: string;
}
