import { parseEnv } from '../env.ts';
import { loadSecrets, ROLES } from '../secrets/secrets.ts';

/** Prints the tokens of the content service, creating them if it has never been started. */
function showTokens(): void {
  const env = parseEnv(process.env);
  if (!env.ok) {
    console.error(env.error);
    process.exit(1);
  }
  const { tokens, webhookSecret } = loadSecrets(env.value.dataDir);
  for (const role of ROLES) console.log(`${role.padEnd(14)} ${tokens[role]}`);
  console.log(`${'webhook secret'.padEnd(14)} ${webhookSecret}`);
}

showTokens();
