import { ClientError, ServerError } from '@sanity/client';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { formatProblem, type Problem } from '../format/problems.ts';
import { type Access, type Connection, connect } from './connection.ts';

/** The outcome of a command: what it prints, or its problems. */
export type Outcome =
  | { readonly ok: true; readonly output: string }
  | { readonly ok: false; readonly problems: readonly (Problem | string)[] };

/**
 * Connects with the access that a command needs, runs it, prints its outcome and sets the exit code: 1
 * when it failed. Errors of the content service are printed with its own message; a token is never
 * printed.
 */
export async function runCommand(
  command: (connection: Connection) => Promise<Outcome>,
  access: Access = 'write',
): Promise<void> {
  const connected = await connect(access);
  if (!connected.ok) return reportProblems(connected.problems);
  try {
    const outcome = await command(connected.connection);
    if (outcome.ok) console.log(outcome.output);
    else reportProblems(outcome.problems);
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === undefined) throw error;
    reportProblems([`${connected.connection.where}: ${reason}`]);
  } finally {
    await connected.connection.close();
  }
}

/** Prints problems, one line each, and sets the exit code to 1. */
export function reportProblems(problems: readonly (Problem | string)[]): void {
  for (const problem of problems) {
    console.error(typeof problem === 'string' ? problem : formatProblem(problem));
  }
  process.exitCode = 1;
}

/** Returns the service's message if it refused or failed, or why it cannot be reached. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof ClientError || error instanceof ServerError) return error.message;
  const cause = error instanceof Error && isRecord(error.cause) ? error.cause.code : undefined;
  return typeof cause === 'string' ? `cannot be reached (${cause})` : undefined;
}
