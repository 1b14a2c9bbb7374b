import type { ServerEnv } from '../../lib/platform/env/server-env.ts';

/**
 * Prints the addresses of what runs, and how to reach unpublished content. `local` is the site's
 * address on this machine.
 */
export function printAddresses(env: ServerEnv, local: string): void {
  const { content, contentService } = env;
  const lines =
    content.mode === 'hosted'
      ? [`Content          hosted project ${content.projectId}, dataset ${content.dataset}`]
      : [
          `Content service  ${content.apiHost} (data in ${contentService.dataFolder})`,
          // Without the token itself: this output ends up in log files.
          `Preview link     ${local}/en?token=… (npm run content:tokens shows the viewer's)`,
        ];
  const publicSite = env.siteUrl === local ? [] : [`Public address   ${env.siteUrl}`];
  console.log(
    [
      '',
      `Site             ${local}`,
      ...publicSite,
      ...lines,
      mailLine(env.forms),
      'Ctrl-C ends everything.',
    ].join('\n'),
  );
}

/**
 * Returns the line about mail; the URL of a mail server may contain a password, so only its host is
 * shown.
 */
function mailLine({ mail, dataFolder }: ServerEnv['forms']): string {
  const server = mail.smtpUrl && URL.parse(mail.smtpUrl)?.host;
  return `Mail             ${server ? `to the server ${server}` : `written as files into ${dataFolder}/mail`}`;
}
