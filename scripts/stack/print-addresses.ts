import type { ServerEnv } from '../../lib/platform/env/server-env.ts';

/** Says what runs and where, and how to get at what is not on show. `local` is the site here. */
export function printAddresses(env: ServerEnv, local: string): void {
  const { content, contentService } = env;
  const lines =
    content.mode === 'hosted'
      ? [`Content          hosted project ${content.projectId}, dataset ${content.dataset}`]
      : [
          `Content service  ${content.apiHost} (data in ${contentService.dataFolder})`,
          // Without the token itself: what is printed here ends in log files.
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

/** Where mails go; the address of a mail server may hold a password. */
function mailLine({ mail, dataFolder }: ServerEnv['forms']): string {
  const server = mail.smtpUrl && URL.parse(mail.smtpUrl)?.host;
  return `Mail             ${server ? `to the server ${server}` : `written as files into ${dataFolder}/mail`}`;
}
