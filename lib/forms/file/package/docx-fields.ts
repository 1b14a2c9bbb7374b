import { isHarmlessField } from '../field-codes.ts';

/**
 * Where an element is: the innermost element around it that Word may pass over, if there is one.
 */
export type Place = symbol | undefined;

/** A field that has begun. */
interface OpenField {
  /** As far as it has been read; null once the result begins. */
  code: string | null;
  readonly place: Place;
}

/**
 * Puts the codes of fields together from all the runs they are spread over (ECMA-376-1, section
 * 17.16.18). A field is in one place as a whole, and a code has nothing in it but its letters: what
 * Word would pass over, or compute first, could make another code of it.
 */
export class FieldReader {
  readonly #fields: OpenField[] = [];
  #isHarmless = true;

  /** True between the beginning of a field and its result. */
  get isInCode(): boolean {
    return typeof this.#fields.at(-1)?.code === 'string';
  }

  /** True where all fields so far are harmless, also those that have not ended. */
  get isHarmless(): boolean {
    return this.#isHarmless && this.#fields.every(({ code }) => isHarmlessCode(code));
  }

  /** A mark at which a field begins or ends, or its result begins (`fldChar`). */
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

  /** Some letters of the code that is being read, from an element in this place. */
  addToCode(text: string, place: Place): void {
    const field = this.#fields.at(-1);
    if (typeof field?.code !== 'string') return;
    if (field.place !== place) this.#refuse();
    field.code += text;
  }

  /** A field whose code is one attribute (`fldSimple`). */
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
