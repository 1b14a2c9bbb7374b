/** The lines of a comment, and those below it that set variables once they are uncommented. */
const GROUP = /((?:^#(?! [A-Z][A-Z0-9_]*=).*\n)+)((?:^# [A-Z][A-Z0-9_]*=.*\n)+)/gm;

/** Names of variables in a sentence. */
const NAMES = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bPORT\b/g;

/**
 * Returns the text of `.env.example` as a Markdown table: the variables with their defaults or examples,
 * and what the comment above them says.
 */
export function settingsTable(example: string): string {
  const rows = [...example.matchAll(GROUP)].map(([, comment = '', settings = '']) => {
    const variables = linesOf(settings).map((line) => `\`${line.replace(/=$/, '')}\``);
    const purpose = linesOf(comment).join(' ').replace(NAMES, '`$&`').replaceAll('|', '\\|');
    return `| ${variables.join('<br>')} | ${purpose} |`;
  });
  return ['| variable | |', '| --- | --- |', ...rows].join('\n');
}

/** Returns the lines of a text without the signs of comments. */
function linesOf(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^# ?/, ''));
}
