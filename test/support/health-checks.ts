import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';

const started = z.object({ id: z.uuid() });

/** Starts the health check of a business; the id of the check. */
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

/** Sends one answer as it is; what came back. */
export function putAnswer(person: Pick<Someone, 'put'>, checkId: string, body: object): Promise<Response> {
  return person.put(`/api/health-checks/${checkId}/answers`, body);
}

/** Gives a value as the first answer to a question. */
export function give(
  person: Pick<Someone, 'put'>,
  checkId: string,
  question: string,
  value: number | string,
  more: object = {},
): Promise<unknown> {
  return expectOk(putAnswer(person, checkId, { question, state: 'given', value, version: 0, ...more }));
}
