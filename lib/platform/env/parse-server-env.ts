import { SECRET } from './secret.ts';
import { mayContainSecret } from './secret-names.ts';
import { deriveServerEnv, type ServerEnv } from './server-env.ts';
import { type ServerVariables, serverSchema } from './server-schema.ts';

/** Environment variables, as in `process.env`. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** The settings, or one line per invalid variable. */
export type ParsedServerEnv =
  | { readonly ok: true; readonly env: ServerEnv }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks the server's variables and derives the settings from them. An empty string means that
 * the variable is not set. Each problem is one line that names the variable and what is
 * expected; the value is shown unless it may be a secret. Reads nothing but `source`.
 */
export function parseServerEnv(source: EnvSource): ParsedServerEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = serverSchema.safeParse(given);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => lineFor(issue, given)) };
  }
  const problems = problemsAcross(parsed.data);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, env: deriveServerEnv(parsed.data) };
}

function lineFor(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string },
  given: EnvSource,
): string {
  const name = String(issue.path[0]);
  const got = mayContainSecret(name) ? '' : `, got ${JSON.stringify(given[name])}`;
  return `${name}: expected ${issue.message}${got}`;
}

function problemsAcross(variables: ServerVariables): string[] {
  const problems: string[] = [];
  if (variables.SANITY_PROJECT_ID && !variables.SANITY_WEBHOOK_SECRET) {
    problems.push(`SANITY_WEBHOOK_SECRET: expected ${SECRET}, because SANITY_PROJECT_ID is set`);
  }
  if (variables.CHECKOUT_PAGE_URL && !variables.CHECKOUT_SCRIPT_URL) {
    problems.push('CHECKOUT_SCRIPT_URL: expected an address, because CHECKOUT_PAGE_URL is set');
  }
  if (variables.CDN_PURGE_TOKEN && !variables.CDN_PURGE_URL) {
    problems.push('CDN_PURGE_URL: expected an address, because CDN_PURGE_TOKEN is set');
  }
  const shared = (['DATABASE_URL', 'REDIS_URL'] as const).find((name) => variables[name]);
  if (shared && !variables.FORM_SECRET) {
    problems.push(
      `FORM_SECRET: expected ${SECRET}, because ${shared} is set: every server of the site has to know it`,
    );
  }
  return [
    ...problems,
    ...problemsOfPair(variables, 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'),
    ...problemsOfPair(variables, 'NEWSLETTER_WEBHOOK_URL', 'NEWSLETTER_WEBHOOK_SECRET'),
  ];
}

function problemsOfPair(
  variables: ServerVariables,
  one: keyof ServerVariables,
  other: keyof ServerVariables,
): string[] {
  if (Boolean(variables[one]) === Boolean(variables[other])) return [];
  const [missing, present] = variables[one] ? [other, one] : [one, other];
  return [`${missing}: expected a value, because ${present} is set (both or none)`];
}
