import { beforeEach, expect, test, vi } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { emptyEvaluation, forgetEvaluation, keepEvaluation, readEvaluation } from './evaluation-memory.ts';
import { evaluationDays, hasEvaluation, keptEvaluation } from './kept-evaluation.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
  removeItem: (key: string) => map.delete(key),
});

const evaluation = {
  ...emptyEvaluation,
  answers: { C2: { state: 'given' as const, value: 2, evidenced: false } },
};
const signIn = (userId: string) =>
  local.set('cairn-auth-info', JSON.stringify({ jwt: 'j', expiresAt: '2999-01-01T00:00:00.000Z', userId }));
const signOut = () => local.delete('cairn-auth-info');

beforeEach(() => {
  local.clear();
  session.clear();
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});

test('answers survive closing the tab and are gone once deleted', () => {
  keepEvaluation(evaluation);
  expect([...session.keys()]).toEqual([]);
  expect(readEvaluation()).toEqual(evaluation);
  forgetEvaluation();
  expect(hasEvaluation()).toBe(false);
  expect([...local.keys()]).toEqual([]);
});

test(`answers are deleted after ${evaluationDays} days, also if the clock was turned back`, () => {
  const now = new Date();
  const almost = shift(now, 1 - evaluationDays * days);
  keepEvaluation(evaluation, almost);
  expect(keptEvaluation(now)).not.toBeNull();
  for (const at of [shift(now, -evaluationDays * days), shift(now, days)]) {
    keepEvaluation(evaluation, at);
    expect(keptEvaluation(now)).toBeNull();
    expect([...local.keys()]).toEqual([]);
  }
});

test('the first account that reads them hides them from other accounts and visitors', () => {
  keepEvaluation(evaluation);
  signIn('vera');
  expect(readEvaluation()).toEqual(evaluation);
  signIn('otto');
  expect(readEvaluation()).toEqual(emptyEvaluation);
  signOut();
  expect(hasEvaluation()).toBe(false);
  signIn('vera');
  expect(readEvaluation()).toEqual(evaluation);
});

test('an admin viewing the site as a person neither sees nor claims them', () => {
  keepEvaluation(evaluation);
  signIn('admin');
  const view = { jwt: 'v', personId: 'vera', name: 'Vera', endsAt: '2999-01-01T00:00:00.000Z' };
  session.set('cairn-view-as', JSON.stringify(view));
  expect(hasEvaluation()).toBe(false);
  expect(readEvaluation()).toEqual(emptyEvaluation);
  session.clear();
  signOut();
  expect(hasEvaluation()).toBe(true);
});

test('corrupt data is ignored', () => {
  for (const text of ['{', 'null', '7', '{"keptAt":"soon"}', '{"keptAt":7,"evaluation":{}}']) {
    local.set('cairn-evaluation', text);
    expect(hasEvaluation()).toBe(false);
  }
  local.set('cairn-evaluation', JSON.stringify({ keptAt: new Date(), evaluation: { answers: 7 } }));
  expect(readEvaluation()).toEqual(emptyEvaluation);
});
