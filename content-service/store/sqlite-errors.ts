/** Primary result codes of SQLite for a database that another connection has locked. */
const BUSY = 5;

/** Likewise for a damaged page, and for a file that is not a database. */
const DAMAGED: readonly unknown[] = [11, 26];

/** Whether another connection has locked the database. */
export function isLocked(error: unknown): boolean {
  return primaryCodeOf(error) === BUSY;
}

/** Whether an error says that a file is damaged, or is not a database. */
export function isDamage(error: unknown): boolean {
  return DAMAGED.includes(primaryCodeOf(error));
}

/** The least significant byte of an extended result code (https://sqlite.org/rescode.html). */
function primaryCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}
