/** The layout of a title on a poster. */
interface SetTitle {
  /** Font size, in pixels. */
  readonly size: number;
  /** The words of each line; lines have about the same length. */
  readonly lines: readonly (readonly string[])[];
}

/** The available space for a title, in pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Line height, in em; ý and Ů of neighbouring lines do not touch. */
export const lineHeight = 1.08;

/** The font sizes of a title, the largest first. */
const sizes = [112, 96, 84, 72, 62, 52] as const;
const smallest = sizes[5];

/** The average width of a letter in Gloock, in em. */
const letterWidth = 0.52;

/**
 * Returns the layout of a title, as large as the room allows. A title that fits in no size ends
 * with an ellipsis.
 */
export function setTitle(title: string, { width, height }: Room): SetTitle {
  // No-break spaces remain within their word.
  const words = title.split(' ').filter(Boolean);
  for (const size of sizes) {
    const letters = Math.floor(width / (size * letterWidth));
    const max = Math.floor(height / (size * lineHeight));
    const lines = fill(words, letters);
    const whole = words.every((word) => word.length <= letters);
    if (whole && lines.length <= max)
      return { size, lines: balanced(words, lines.length, letters) };
  }
  const max = Math.floor(height / (smallest * lineHeight));
  const lines = fill(words, Math.floor(width / (smallest * letterWidth)));
  const fitting = lines.slice(0, max);
  return { size: smallest, lines: lines.length > max ? ellipsed(fitting) : fitting };
}

/** Returns lines with as many words as fit in `letters` each. */
function fill(words: readonly string[], letters: number): string[][] {
  const lines: string[][] = [];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1);
    used += 1 + word.length;
    if (line && used <= letters) {
      line.push(word);
    } else {
      lines.push([word]);
      used = word.length;
    }
  }
  return lines;
}

/** Returns the same number of lines with the smallest possible width. */
function balanced(words: readonly string[], count: number, letters: number): string[][] {
  for (let fewer = Math.ceil(words.join(' ').length / count); fewer < letters; fewer += 1) {
    const lines = fill(words, fewer);
    if (lines.length <= count) return lines;
  }
  return fill(words, letters);
}

function ellipsed(lines: readonly string[][]): string[][] {
  return lines.map((line, index) =>
    index === lines.length - 1 ? [...line.slice(0, -1), `${line.at(-1) ?? ''}…`] : line,
  );
}
