import { callerOf } from './caller.ts';
import type { Site } from './people.ts';

/** A product that runs in other processes, behind `url`, with the database that it uses. */
export function deployedAt(url: string, db: Site['database']['db']): Site & { clock: { now(): Date } } {
  return {
    call: callerOf({ request: (path, init) => fetch(url + path, init) }),
    grant: async (personId, role) => {
      await db
        .insertInto('person_role')
        .values({ person_id: personId, role, granted_at: new Date() })
        .execute();
    },
    database: { db },
    clock: { now: () => new Date() },
  };
}
