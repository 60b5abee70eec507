import pg from 'pg';

/**
 * Records the statements of all PostgreSQL connections opened from now on. Call it before the database is opened;
 * `stop` restores the driver.
 */
export function countStatements(): { texts(): readonly string[]; stop(): void } {
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  if (!own) throw new Error('pg keeps its query elsewhere');
  const sent: string[] = [];
  Object.defineProperty(pg.Client.prototype, 'query', {
    ...own,
    value(this: pg.Client, ...all: unknown[]): unknown {
      sent.push(textOf(all[0]));
      return Reflect.apply(own.value, this, all);
    },
  });
  return {
    texts: () => sent,
    stop: () => void Object.defineProperty(pg.Client.prototype, 'query', own),
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
