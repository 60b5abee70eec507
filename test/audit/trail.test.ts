import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { callerOf } from '#test/support/caller.ts';
import { ann, signIn, signUp } from '../accounts/people.ts';
import { testApp } from '../http/test-app.ts';
import { test } from '../support/database.ts';

describe('the audit log', () => {
  test('records who did what in which request, without quoting anyone', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const call = callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app);
    await signUp(call, ann);
    const { id, key } = await signIn(call, ann);
    const response = await call('PUT', `/api/users/${id}/`, {
      key,
      body: { firstName: 'Canary', lastName: 'Lee' },
    });
    const trail = await tx.selectFrom('audit_event').selectAll().orderBy('id').execute();
    expect(trail.map(({ action, actor_role, actor_id }) => [action, actor_role, actor_id])).toEqual([
      ['signed-up', 'visitor', null],
      ['signed-in-by-password', 'visitor', null],
      ['name-changed', 'member', id],
    ]);
    expect(trail[2]).toMatchObject({
      request_id: response.headers.get('x-request-id'),
      subject_type: 'person',
      subject_id: id,
      detail: {},
    });
    for (const word of ['Ann', 'Canary', 'shop.example']) expect(JSON.stringify(trail)).not.toContain(word);
  });

  test.for(["update audit_event set action = 'x'", 'delete from audit_event', 'truncate audit_event'])(
    'accepts no %s',
    async (statement, { tx, begin, workerDatabase }) => {
      await signUp(callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app), ann);
      const change = begin((inner) => sql.raw(statement).execute(inner));
      await expect(change).rejects.toThrow('audit_event is append-only');
    },
  );
});
