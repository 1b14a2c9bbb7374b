import { SqliteAdapter, SqliteDialect } from 'kysely';

/**
 * Declares to Kysely that SQLite can roll back changes of the schema. Migrations then run within one
 * transaction: if two processes start at once, the second waits for the first, and one that is
 * killed midway leaves no partial schema.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
