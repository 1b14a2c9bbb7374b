import { SqliteAdapter, SqliteDialect } from 'kysely';

/**
 * SQLite can undo changes of the schema like any other. Told so, migrations run within one
 * transaction: of two processes that start at once the second waits for the first, and one that
 * is killed on the way leaves nothing half-made.
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
