import { describe, expect } from 'vitest';
import { withoutUnseen } from '#kernel/visible-text.ts';
import { callerOf } from '#test/support/caller.ts';
import { ann, basic, signIn, signUp } from '../accounts/people.ts';
import { test } from '../support/database.ts';
import { testApp } from './test-app.ts';

const hostile: readonly (readonly [string, string])[] = [
  ['a null byte', 'A\u0000B'],
  ['control characters', 'A\u0001\u0008\u001b[31mB'],
  ['zero-width characters', 'A\u200b\u200c\u200d\ufeffB'],
  ['a right-to-left override', 'A\u202eB\u2066C'],
  ['right-to-left text', '\u05e9\u05dc\u05d5\u05dd'],
  ['a lone surrogate', 'A\ud800B'],
  ['emoji', '👩‍🚀🏳️‍🌈'],
  ['combining marks', `A${'\u0301'.repeat(30)}`],
  ['SQL', "Robert'); drop table person; --"],
  ['HTML', '<script>alert(1)</script><img src=x>'],
  ['a template', '{{7*7}}#{7*7}<%= 7*7 %>'],
  ['a path', '../../../../etc/passwd'],
  ['a header', 'A\r\nSet-Cookie: x=1'],
  ['a line separator', 'A\u2028B'],
  ['percent signs', '%s%n%00'],
  ['900 kB', 'x'.repeat(900_000)],
  ['nothing but spaces', '   '],
  ['a backslash', '\\'],
];

describe.each(hostile)('%s', (_name, text) => {
  test('is stored unchanged or refused at its field, as a name', async ({ tx, begin, workerDatabase }) => {
    const { app, log } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(app);
    await signUp(call, ann);
    const { id, key } = await signIn(call, ann);
    for (const field of ['firstName', 'lastName'] as const) {
      const body = { firstName: 'Ann', lastName: 'Lee', [field]: text };
      const response = await call('PUT', `/api/users/${id}/`, { key, body });
      const reply = await response.json();
      if (response.status === 200) {
        const kept = await (await call('GET', `/api/users/${id}/profile`, { key })).json();
        const seen = withoutUnseen(text).trim();
        expect(kept[field]).toBe(seen);
        expect(reply[field]).toBe(seen);
      } else {
        expect(response.status).toBe(400);
        expect(Object.keys(reply.fields)).toEqual([field]);
      }
    }
    expect(log.lines.join()).not.toContain('"level":50');
  });

  test('never causes a server error in any other place', async ({ tx, begin, workerDatabase }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(app);
    const path = encodeURIComponent(text.toWellFormed()).slice(0, 4_000);
    const calls = [
      call('POST', '/users/create', { body: { ...ann, email: text } }),
      call('POST', '/users/create', { body: { ...ann, email: `${text}@shop.example` } }),
      call('POST', '/users/create', { body: { ...ann, phone: text } }),
      call('POST', '/users/create', { body: { ...ann, password: text } }),
      call('POST', '/users/create', { body: { ...ann, username: text } }),
      call('POST', '/api/password-reset', { body: { email: text } }),
      call('PUT', '/api/password-reset', { body: { token: text, password: 'long enough' } }),
      call('PUT', '/api/email-verification', { body: { token: text } }),
      call('GET', '/token/', { headers: basic(text, text) }),
      call('GET', '/token/', { headers: basic(ann.email, text) }),
      call('GET', '/token/', { headers: { cookie: `cairn.session_token=${path}` } }),
      call('GET', '/token/', { headers: { cookie: path } }),
      call('GET', '/token/', { headers: { Authorization: `Bearer ${path}` } }),
      call('GET', '/token/', { headers: { Authorization: path } }),
      call('DELETE', `/token/?everywhere=${path}`, {
        headers: { cookie: `cairn.session_token=${path}.${path}` },
      }),
      call('GET', `/api/users/${path}/profile`, { key: path }),
      call('GET', `/api/outbox?after=${path}&size=${path}`, { key: path }),
      call('GET', `/auth/google/callback?state=${path}&code=${path}`, {
        headers: { cookie: `cairn_identity_flow=${path}` },
      }),
      call('GET', `/${path}`),
      call('GET', `/api/${path}`),
    ];
    for (const response of await Promise.all(calls)) expect(response.status).toBeLessThan(500);
  });

  test('works as a password or is refused', async ({ tx, begin, workerDatabase }) => {
    const call = callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app);
    const person = { ...ann, password: text.padEnd(8, '!') };
    const made = await call('POST', '/users/create', { body: person });
    if (made.status === 400) expect(Object.keys((await made.json()).fields)).toEqual(['password']);
    else
      expect((await call('GET', '/token/', { headers: basic(person.email, person.password) })).status).toBe(
        200,
      );
  });
});
