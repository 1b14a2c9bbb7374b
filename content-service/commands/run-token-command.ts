import { parseArgs } from 'node:util';
import { loadSecrets, ROLES, type Role } from '../secrets/secrets.ts';
import {
  type IssuedToken,
  isValidAt,
  MAX_VALIDITY_DAYS,
  type User,
  UserStore,
} from '../users/user-store.ts';
import { releasesOfUser } from './releases-of-user.ts';

/**
 * A season: an editor renews four times a year, and a token that was forgotten on a machine or in a
 * script does not outlive it.
 */
const DEFAULT_DAYS = 90;

const USAGE = `npm run content:tokens [-- <command>]

  (none)                        the service's own tokens, for the site and for programs
  add <name> <role>             add a user, and show their token once
  renew <name or id> [<role>]   replace the token of a user, and show it once
  withdraw <name or id>         end the token of a user
  list                          all users, without their tokens

  Roles: ${ROLES.join(', ')}. --days <number>: how long the token is valid, ${DEFAULT_DAYS} by
  default, ${MAX_VALIDITY_DAYS} at most.`;

/**
 * Runs a command with its arguments on the users of a data folder, whether or not the service runs,
 * and returns the text to print. Throws an error with a message for the operator.
 */
export function runTokenCommand(args: readonly string[], dataDir: string, now: Date): string {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { days: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, name, role, ...rest] = positionals;
  if (command === undefined) return showServiceTokens(dataDir);
  if (rest.length > 0) throw new Error(USAGE);
  const users = new UserStore(dataDir);
  try {
    switch (command) {
      case 'add': {
        const request = { role: parseRole(role), days: parseDays(values.days), now };
        return showIssued(users.add(required(name), request));
      }
      case 'renew': {
        const days = parseDays(values.days);
        const request = { role: role === undefined ? null : parseRole(role), days, now };
        return showIssued(users.renew(required(name), request));
      }
      case 'withdraw': {
        const user = users.withdraw(required(name));
        const ended = `The token of ${user.name} is no longer valid.`;
        return [ended, ...releasesOfUser(dataDir, user)].join('\n');
      }
      case 'list':
        return showUsers(users.list(), now);
      default:
        throw new Error(USAGE);
    }
  } finally {
    users.close();
  }
}

function required(name: string | undefined): string {
  if (name === undefined) throw new Error(USAGE);
  return name;
}

function parseRole(role: string | undefined): Role {
  const known = ROLES.find((candidate) => candidate === role);
  if (known === undefined) throw new Error(`A role is one of ${ROLES.join(', ')}.`);
  return known;
}

function parseDays(text: string | undefined): number {
  const days = text === undefined ? DEFAULT_DAYS : Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_VALIDITY_DAYS) return days;
  throw new Error(`--days is a whole number from 1 to ${MAX_VALIDITY_DAYS}.`);
}

function showServiceTokens(dataDir: string): string {
  const { tokens, webhookSecret } = loadSecrets(dataDir);
  const lines = ROLES.map((role) => `${role.padEnd(14)} ${tokens[role]}`);
  return [...lines, `${'webhook secret'.padEnd(14)} ${webhookSecret}`].join('\n');
}

function showIssued({ user, token }: IssuedToken): string {
  const { name, role, id, expiresAt } = user;
  return `${token}\n\nThe token of ${name} (${role}, ${id}), valid until ${expiresAt}.\nIt is shown only now; give it to nobody else.`;
}

function showUsers(users: readonly User[], now: Date): string {
  if (users.length === 0) return 'There are no users yet.';
  const rows = users.map((user) => [user.id, user.name, user.role, statusOf(user, now)]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

function statusOf(user: User, now: Date): string {
  if (user.expiresAt === null) return 'withdrawn';
  return `${isValidAt(user, now) ? 'valid until' : 'expired'} ${user.expiresAt}`;
}
