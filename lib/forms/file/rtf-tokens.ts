/**
 * A piece of rich text, as a reader takes it apart (RTF 1.9.1, section "Conventions of an RTF
 * Reader").
 */
export type RtfToken =
  | { readonly kind: 'open' | 'close' | 'symbol' }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'text' | 'number'; readonly text: string };

const TOKEN =
  /([{}])|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([^\\{}]+)/y;

/** Takes rich text apart. Throws where it is none; what `\bin` announces is passed over. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const [, brace, word, parameter, hex, symbol, text] = TOKEN.exec(source) ?? [];
    const next = TOKEN.lastIndex;
    if (next === 0) throw new Error('This is no rich text.');
    if (brace) yield { kind: brace === '{' ? 'open' : 'close' };
    else if (word) yield asWord(word, parameter);
    else if (hex) yield { kind: 'text', text: String.fromCharCode(Number.parseInt(hex, 16)) };
    else if (symbol) yield asSymbol(symbol);
    else yield { kind: 'text', text: (text ?? '').replace(/[\r\n]/g, '') };
    TOKEN.lastIndex = next + (word === 'bin' ? Math.max(0, Number(parameter ?? 0)) : 0);
  }
}

function asWord(word: string, parameter: string | undefined): RtfToken {
  if (word !== 'u') return { kind: 'word', word };
  // A character by its number, whose stand-ins follow; negative ones are above 32,767.
  return { kind: 'number', text: String.fromCharCode(Number(parameter ?? 0) & 0xffff) };
}

/**
 * `\*` marks what a reader may pass over; braces and backslashes stand for themselves, `~` and `_`
 * for a blank and a hyphen.
 */
function asSymbol(symbol: string): RtfToken {
  if (symbol === '*') return { kind: 'word', word: '*' };
  if (/[~_]/.test(symbol)) return { kind: 'text', text: ' ' };
  return /[{}\\]/.test(symbol) ? { kind: 'text', text: symbol } : { kind: 'symbol' };
}
