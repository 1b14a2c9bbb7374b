/** A line that sets a variable once it is uncommented. */
const SETTING = /^# ([A-Z][A-Z0-9_]*)=(.*)$/;

/** Names of variables in a sentence. */
const NAMES = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bPORT\b/g;

/** Variables that a comment describes together. */
interface Setting {
  readonly comment: string[];
  readonly variables: string[];
}

/**
 * Returns the text of `.env.example` as a Markdown table: the variables with their defaults or examples,
 * and what the comment above them says.
 */
export function settingsTable(example: string): string {
  const rows = example
    .split('\n\n')
    .flatMap(settingsOf)
    .map(({ variables, comment }) => `| ${variables.join('<br>')} | ${cell(comment.join(' '))} |`);
  return ['| variable | |', '| --- | --- |', ...rows].join('\n');
}

/** Returns the settings of a paragraph; a comment below variables belongs to those after it. */
function settingsOf(paragraph: string): readonly Setting[] {
  const settings: Setting[] = [];
  let comment: string[] = [];
  let variables: string[] = [];
  for (const line of paragraph.trimEnd().split('\n')) {
    const [, name, value] = SETTING.exec(line) ?? [];
    if (name === undefined) {
      if (variables.length > 0) [comment, variables] = [[], []];
      comment.push(line.replace(/^# ?/, ''));
      continue;
    }
    if (variables.length === 0) settings.push({ comment, variables });
    variables.push(value ? `\`${name}=${value}\`` : `\`${name}\``);
  }
  return settings;
}

function cell(text: string): string {
  return text.replace(NAMES, '`$&`').replaceAll('|', '\\|');
}
