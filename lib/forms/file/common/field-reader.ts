import { isHarmlessField } from './field-codes.ts';

/**
 * The position of an element: the innermost element around it that Word may ignore, if there is
 * one.
 */
export type Place = symbol | undefined;

/** A field that has begun. */
interface OpenField {
  /** The code read so far; null once the result begins. */
  code: string | null;
  readonly place: Place;
}

/**
 * Assembles the codes of fields from all the runs or pieces over which they are spread (ECMA-376-1,
 * section 17.16.18; in a DOC, characters mark where they begin and end). A whole field must be in one
 * place, and a code must contain only text: what Word would ignore, or compute first, could change
 * the code.
 */
export class FieldReader {
  readonly #fields: OpenField[] = [];
  #isHarmless = true;

  /** Whether the reader is between the beginning of a field and its result. */
  get isInCode(): boolean {
    return typeof this.#fields.at(-1)?.code === 'string';
  }

  /** Whether all fields so far are harmless, including those that have not ended. */
  get isHarmless(): boolean {
    return this.#isHarmless && this.#fields.every(({ code }) => isHarmlessCode(code));
  }

  /**
   * Handles the mark (`fldChar`, in a DOC a character) at which a field begins or ends, or its result
   * begins.
   */
  mark(step: string | undefined, place: Place): void {
    const field = this.#fields.at(-1);
    if (step === 'begin') {
      if (this.isInCode) this.#refuse();
      this.#fields.push({ code: '', place });
      return;
    }
    if (step !== 'separate' && step !== 'end') this.#refuse();
    if (!field) return;
    if (field.place !== place || !isHarmlessCode(field.code)) this.#refuse();
    if (step === 'separate') field.code = null;
    else this.#fields.pop();
  }

  /** Adds text of an element in this place to the current code. */
  addToCode(text: string, place: Place): void {
    const field = this.#fields.at(-1);
    if (typeof field?.code !== 'string') return;
    if (field.place !== place) this.#refuse();
    field.code += text;
  }

  /** Handles a field whose code is an attribute (`fldSimple`). */
  simple(code: string): void {
    if (!isHarmlessField(code)) this.#refuse();
  }

  #refuse(): void {
    this.#isHarmless = false;
  }
}

function isHarmlessCode(code: string | null): boolean {
  return code === null || isHarmlessField(code);
}
