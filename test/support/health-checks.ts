import { z } from 'zod';
import { typeByEnding } from '#features/valuation/health-check/domain/paper.ts';
import { plainPdf } from './hostile-pdfs.ts';
import { expectOk, type Someone } from './people.ts';

const started = z.object({ id: z.uuid() });

export async function startCheck(owner: Pick<Someone, 'post'>, businessId: string): Promise<string> {
  return started.parse(await expectOk(owner.post('/api/health-checks', { businessId }))).id;
}

const answers = z.object({
  answers: z.array(
    z.looseObject({
      question: z.string(),
      answer: z.looseObject({ state: z.string() }),
      version: z.number(),
      by: z.object({ name: z.string(), you: z.boolean() }).nullable(),
      papers: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});

export async function answersOf(person: Pick<Someone, 'get'>, checkId: string) {
  return answers.parse(await expectOk(person.get(`/api/health-checks/${checkId}/answers`))).answers;
}

export function putAnswer(person: Pick<Someone, 'put'>, checkId: string, body: object): Promise<Response> {
  return person.put(`/api/health-checks/${checkId}/answers`, body);
}

export function give(
  person: Pick<Someone, 'put'>,
  checkId: string,
  question: string,
  value: number | string,
  more: object = {},
): Promise<unknown> {
  return expectOk(putAnswer(person, checkId, { question, state: 'given', value, version: 0, ...more }));
}

export async function addPaper(
  person: Pick<Someone, 'upload'>,
  checkId: string,
  name: string,
  question?: string,
): Promise<string> {
  const query = new URLSearchParams({ name, ...(question ? { question } : {}) });
  const path = `/api/health-checks/${checkId}/papers?${query}`;
  return started.parse(await expectOk(person.upload(path, plainPdf(name), 'application/pdf'))).id;
}

/** A paper with these bytes. `name`: with its ending. */
export async function uploadPaper(
  person: Pick<Someone, 'upload'>,
  checkId: string,
  name: string,
  bytes: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const path = `/api/health-checks/${checkId}/papers?${new URLSearchParams({ name })}`;
  const given = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return started.parse(await expectOk(person.upload(path, given, typeByEnding(name) ?? ''))).id;
}

export async function inviteHelper(
  owner: Pick<Someone, 'post'>,
  checkId: string,
  email: string,
  { sections = [], books = false }: { sections?: readonly string[]; books?: boolean },
): Promise<string> {
  const body = { email, sections, books };
  return started.parse(await expectOk(owner.post(`/api/health-checks/${checkId}/helpers`, body))).id;
}

/** The target's check has a document behind its second answer and a pending invitation. */
export async function startChecks(
  people: Record<'owner' | 'otherOwner' | 'approved', Someone>,
  target: string,
  foreign: string,
  invited: string,
) {
  const check = await startCheck(people.owner, target);
  await give(people.owner, check, 'B1', 40);
  await inviteHelper(people.owner, check, invited, { sections: ['growth'] });
  return {
    target: check,
    foreign: await startCheck(people.otherOwner, foreign),
    paper: await addPaper(people.owner, check, 'Contracts', 'B1'),
    helper: await inviteHelper(people.owner, check, people.approved.email, { sections: ['risk'] }),
  };
}
