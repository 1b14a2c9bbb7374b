import type { ServerEnv } from '../../lib/env/server-env.ts';
import type { OpenContent } from './open-content.ts';

/** Says what runs and where, and how to get at what is not on show. `local` is the site here. */
export function printAddresses(env: ServerEnv, local: string, { previewToken }: OpenContent): void {
  const { content, contentService } = env;
  const lines =
    content.mode === 'hosted'
      ? [`Content          hosted project ${content.projectId}, dataset ${content.dataset}`]
      : [
          `Content service  ${content.apiHost} (data in ${contentService.dataFolder})`,
          `Preview link     ${local}/en?token=${previewToken}`,
          'Tokens           npm run content:tokens',
        ];
  const publicSite = env.siteUrl === local ? [] : [`Public address   ${env.siteUrl}`];
  console.log(
    ['', `Site             ${local}`, ...publicSite, ...lines, 'Ctrl-C ends everything.'].join(
      '\n',
    ),
  );
}
