import pg from 'pg';

/**
 * Counts what is sent to PostgreSQL by connections that are opened from now on, whoever sends it. Call it before the
 * database is opened; `stop` puts things back.
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
