import { expect, test } from 'vitest';
import { uploadGate } from './upload-gate.ts';

function entering() {
  const gate = uploadGate();
  const ended: string[] = [];
  const enter = (subject: string, name: string, pace: number | null) => {
    const inside = Promise.withResolvers<string>();
    const body = {
      pace: () => pace,
      end: () => {
        ended.push(name);
        inside.resolve('ended');
      },
    };
    const result = gate(subject, body, () => inside.promise).catch(({ code }) => code);
    return { result, leave: () => inside.resolve('sent') };
  };
  return { enter, ended };
}

const codeNow = (result: Promise<unknown>) => Promise.race([result, Promise.resolve('inside')]);

test('one person can upload four files at once', async () => {
  const { enter } = entering();
  const four = [1, 2, 3, 4].map((n) => enter('anna', `${n}`, null));
  expect(await enter('anna', 'fifth', null).result).toBe('uploads-busy');
  const ben = enter('ben', 'first', null);
  ben.leave();
  expect(await ben.result).toBe('sent');
  four[0]?.leave();
  await four[0]?.result;
  expect(await codeNow(enter('anna', 'next', null).result)).toBe('inside');
});

test('ends the slowest upload of a person for their next one', async () => {
  const { enter, ended } = entering();
  for (const pace of [900, 20, null, 300]) enter('anna', `at ${pace}`, pace);
  expect(await codeNow(enter('anna', 'fifth', null).result)).toBe('inside');
  expect(ended).toEqual(['at 20']);
});

test('slow bodies cannot hold all places: the slowest one is ended for the next upload', async () => {
  const { enter, ended } = entering();
  for (let n = 0; n < 24; n += 1) enter(`person ${n % 6}`, `${n}`, n === 7 ? 16_384 : 20_000 + n);
  for (const name of ['ben', 'carl']) {
    const sent = enter(name, name, null);
    sent.leave();
    expect(await sent.result).toBe('sent');
  }
  expect(ended).toEqual(['7']);
});

test('an upload that just began is not ended', async () => {
  const { enter, ended } = entering();
  for (let n = 0; n < 24; n += 1) enter(`person ${n % 6}`, `${n}`, null);
  expect(await enter('ben', 'first', null).result).toBe('uploads-busy');
  expect(ended).toEqual([]);
});
