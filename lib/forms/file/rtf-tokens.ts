/**
 * A token of rich text, as a reader parses it (RTF 1.9.1, section "Conventions of an RTF Reader").
 */
export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'data'; readonly text: string }
  | RtfText;

/** A part of the text; what a symbol stands for depends on the reader. */
export type RtfText =
  | { readonly kind: 'text' | 'number' | 'escape'; readonly text: string }
  | { readonly kind: 'symbol' };

const TOKEN =
  /([{}])|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([^\\{}]+)/y;

/**
 * Splits rich text into tokens. Throws if it is not rich text. An `escape` is a character by its
 * hexadecimal number; `data` are the bytes after `\bin`.
 */
export function* rtfTokens(source: string): Generator<RtfToken> {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const [, brace, word, parameter, hex, symbol, text] = TOKEN.exec(source) ?? [];
    const next = TOKEN.lastIndex;
    if (next === 0) throw new Error('This is no rich text.');
    const data = word === 'bin' ? Math.max(0, Number(parameter ?? 0)) : 0;
    if (brace) yield { kind: brace === '{' ? 'open' : 'close' };
    else if (word === 'bin') yield { kind: 'data', text: source.slice(next, next + data) };
    else if (word) yield asWord(word, parameter);
    else if (hex) yield { kind: 'escape', text: String.fromCharCode(Number.parseInt(hex, 16)) };
    else if (symbol) yield asSymbol(symbol);
    else yield { kind: 'text', text: (text ?? '').replace(/[\r\n]/g, '') };
    TOKEN.lastIndex = next + data;
  }
}

function asWord(word: string, parameter: string | undefined): RtfToken {
  if (word !== 'u') return { kind: 'word', word };
  // A character by its number, followed by replacement text; negative numbers are above 32,767.
  return { kind: 'number', text: String.fromCharCode(Number(parameter ?? 0) & 0xffff) };
}

/**
 * Returns the token of a control symbol: `\*` marks a destination that a reader may ignore; braces
 * and backslashes are literal, `~` and `_` are a space and a hyphen.
 */
function asSymbol(symbol: string): RtfToken {
  if (symbol === '*') return { kind: 'word', word: '*' };
  if (/[~_]/.test(symbol)) return { kind: 'text', text: ' ' };
  return /[{}\\]/.test(symbol) ? { kind: 'text', text: symbol } : { kind: 'symbol' };
}
