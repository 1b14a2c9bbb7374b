/** The content of an `<svg>` and the size of its canvas. */
export interface IconData {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}
