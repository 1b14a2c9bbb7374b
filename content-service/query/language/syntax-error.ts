/** A syntax error in a query and its position, in UTF-16 offsets into the query. */
export interface SyntaxMistake {
  readonly description: string;
  readonly start: number;
  readonly end: number;
}

interface Token {
  readonly text: string;
  readonly start: number;
}

interface OpenBracket extends Token {
  /** The content of the bracket, in the terms of the hosted service. */
  readonly content: string;
}

/** A string, closed or not; a comment; a name, parameter or number; an operator; anything else. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|\$?[a-z_][a-z0-9_]*|\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\.\.?|->|=>|[=!<>]=|\*\*|&&|\|\||::|[^\s]/gi;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Operators that an expression must follow. */
const OPERATOR = /^(==|!=|<=|>=|<|>|&&|\|\||\+|-|\/|%|!|\||=>|=|match|in|\*\*)$/;
/** Tokens after which an opening bracket belongs to the preceding expression. */
const OPERAND = /^(["'$\w@^*]|[)\]}]$|->$)/;

function tokensOf(query: string): Token[] {
  return [...query.matchAll(TOKEN)]
    .map((match) => ({ text: match[0], start: match.index }))
    .filter(({ text }) => !text.startsWith('//'));
}

const isUnclosed = (text: string) => /^["']/.test(text) && !/^(["'])(?:[^\\]|\\.)*\1$/.test(text);

/**
 * Describes a syntax error in the terms of the hosted service, whose parser is public
 * (github.com/sanity-io/go-groq). `position` is where the parser used here stopped; it reports no
 * more than that, so brackets, strings and operators are scanned again.
 */
export function describeSyntaxError(query: string, position: number): SyntaxMistake {
  const open: OpenBracket[] = [];
  let previous: Token | undefined;
  for (const token of tokensOf(query)) {
    const { text, start } = token;
    const end = start + text.length;
    if (isUnclosed(text)) return unexpected(JSON.stringify(text), start, query.length);
    if (text in CLOSING) open.push({ ...token, content: contentOf(token, previous) });
    else if (/^[)\]}]$/.test(text)) {
      if (previous !== undefined && OPERATOR.test(previous.text)) {
        return unexpected(JSON.stringify(text), start, end);
      }
      const bracket = open.pop();
      if (bracket === undefined) return leftOver(start, query.length);
      if (CLOSING[bracket.text] !== text) return unclosed(bracket, end);
    }
    previous = token;
  }
  if (previous === undefined || OPERATOR.test(previous.text)) {
    const description = 'unexpected end-of-file, expected expression';
    return { description, start: query.length, end: query.length };
  }
  const innermost = open.pop();
  if (innermost !== undefined) return unclosed(innermost, query.length);
  return leftOver(Math.min(position, query.length), query.length);
}

function contentOf({ text, start }: Token, previous: Token | undefined): string {
  if (text === '{') return 'object body';
  const follows = previous !== undefined && OPERAND.test(previous.text);
  if (text === '[') return follows ? 'expression' : 'array body';
  const isCall =
    follows && previous.start + previous.text.length === start && /^\w/.test(previous.text);
  return isCall ? 'function arguments' : 'parenthesized expression';
}

const unexpected = (token: string, start: number, end: number): SyntaxMistake => ({
  description: `unexpected token ${token}, expected expression`,
  start,
  end,
});

const unclosed = (bracket: OpenBracket, end: number): SyntaxMistake => ({
  description: `expected '${CLOSING[bracket.text]}' following ${bracket.content}`,
  start: bracket.start,
  end,
});

const leftOver = (start: number, end: number): SyntaxMistake => ({
  description: 'unable to parse entire expression',
  start,
  end,
});
