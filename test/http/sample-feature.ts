import { z } from 'zod';
import type { Feature } from '#http/feature.ts';
import { changes, reads, uploads } from '#http/mount.ts';
import { streams } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, line } from '#wire/words.ts';

const base = { summary: 'A sample', who: 'anyone', scope: 'never', failure: 'unable' } as const;
const note = z.object({ text: z.string() });
const reply = z.object({ ok: z.boolean() });

const getNote = endpoint({
  ...base,
  method: 'GET',
  path: '/api/sample/notes/:id/',
  params: idParams,
  reply: note,
});
const newest = endpoint({ ...base, method: 'GET', path: '/api/sample/notes/newest', reply: note });
const paged = endpoint({
  ...base,
  method: 'GET',
  path: '/api/sample/pages/',
  query: z.object({ size: z.coerce.number().int().max(10).default(3) }),
  reply: z.object({ size: z.number() }),
});
const putNote = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/sample/notes/:id/',
  params: idParams,
  body: z.object({ text: line(1, 100) }),
  reply: note,
});
const misfit = endpoint({ ...base, method: 'GET', path: '/api/sample/misfit', reply });
const throws = endpoint({ ...base, method: 'GET', path: '/api/sample/throws', reply });
const file = endpoint({
  ...base,
  method: 'GET',
  path: '/api/sample/file',
  reply: { file: 'application/pdf' },
});
const upload = endpoint({
  ...base,
  method: 'POST',
  path: '/api/sample/upload',
  upload: { types: ['image/png', 'text/plain'], limit: 1_000 },
  reply: z.object({ type: z.string(), length: z.number(), prepared: z.string() }),
});
const move = endpoint({
  ...base,
  method: 'POST',
  path: '/api/sample/move',
  body: z.object({
    code: z.enum(['invalid-transition', 'nobody-words-this', 'sample-refused', 'stale', 'too-many-attempts']),
  }),
  reply,
});
const write = endpoint({
  ...base,
  method: 'POST',
  path: '/api/sample/write',
  body: z.object({ ending: z.enum(['return', 'refuse', 'misfit', 'fail', 'deadlock-once', 'gone-once']) }),
  reply,
});
const told = endpoint({
  ...base,
  method: 'POST',
  path: '/api/sample/told',
  body: z.object({
    ending: z.enum(['end', 'refuse-first', 'refuse-later', 'fail', 'misfit', 'stop', 'hang']),
  }),
  reply,
  streams: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('word'), word: z.string() }),
    z.object({ kind: z.literal('ended'), answer: reply }),
    z.object({ kind: z.literal('failed'), code: z.string(), detail: z.string() }),
  ]),
});

const secret = 'CANARY-not-declared';
export const stopped = new Set<string>();
const happened = new Set<string>();

const sampleProblems = { 'sample-refused': { status: 422, detail: 'The sample was refused.' } } as const;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof sampleProblems>, Record<'nobody-words-this', true> {}
}

export const sampleFeature: Feature = {
  name: 'sample',
  problems: sampleProblems,
  routes: [
    reads(getNote, (_reading, { params }) => Object.assign({ text: params.id }, { owner: secret })),
    reads(newest, () => ({ text: 'newest' })),
    reads(paged, (_reading, { query }) => ({ size: query.size })),
    reads(misfit, () => JSON.parse(`{"ok":"${secret}"}`)),
    reads(throws, () => {
      throw new Error(`password is ${secret}`, { cause: new Error('the cause') });
    }),
    reads(file, () => ({ bytes: new TextEncoder().encode('%PDF'), fileName: 'NDA “Café”\r\nX: 1.pdf' })),
    changes(putNote, async (_work, { body }) => ({ text: body.text })),
    uploads(
      upload,
      async (_reading, { upload: { bytes } }) => Buffer.from(bytes).toString('latin1').slice(0, 4),
      async (_work, { upload: { type, bytes } }, prepared) => ({ type, length: bytes.byteLength, prepared }),
    ),
    changes(move, async (_work, { body }) => {
      throw new Refused(body.code, { from: 'a', to: 'b', allowed: ['c'], retryAfter: 7, status: 200 });
    }),
    streams(told, async function* (_call, { body: { ending } }, signal) {
      if (ending === 'refuse-first') throw new Refused('sample-refused');
      yield { kind: 'word', word: 'one', ...{ owner: secret } };
      if (ending === 'refuse-later') throw new Refused('sample-refused');
      if (ending === 'fail') throw new Error(`password is ${secret}`);
      if (ending === 'misfit') yield JSON.parse(`{"kind":"${secret}"}`);
      if (ending === 'stop') return;
      if (ending === 'hang') await new Promise((resolve) => signal.addEventListener('abort', resolve));
      if (signal.aborted) stopped.add(ending);
      yield { kind: 'ended', answer: { ok: true } };
    }),
    changes(write, async (work, { body }) => {
      await work.audit({ action: 'sample-written', subject: { type: 'sample', id: '1' } });
      await work.enqueue('deliver-mail', { id: work.newId() });
      return outcome(work, body.ending);
    }),
  ],
};

async function outcome(work: Work, ending: string): Promise<{ ok: boolean }> {
  if (ending === 'refuse') throw new Refused('sample-refused');
  if (ending === 'misfit') return JSON.parse('{"ok":1}');
  if (ending === 'fail')
    await work.db.selectFrom('person').where('id', '=', 'no-uuid').select('id').execute();
  const code = { 'deadlock-once': '40P01', 'gone-once': '23503' }[ending];
  if (code && !happened.has(ending)) {
    happened.add(ending);
    throw Object.assign(new Error('of PostgreSQL'), { code });
  }
  return { ok: true };
}
