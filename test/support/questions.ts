import { z } from 'zod';
import { type QuestionView, questionView } from '#features/deal-room/room-questions/contract.ts';
import type { QuestionState } from '#features/deal-room/room-questions/domain/question.ts';
import { expectOk, type Someone } from './people.ts';

export async function askAbout(buyer: Someone, documentId: string, question: string): Promise<string> {
  const asked = await expectOk(
    buyer.post(`/api/room-documents/${documentId}/questions`, { page: 1, question }),
  );
  return questionView.parse(asked).id;
}

export async function questionOf(someone: Someone, id: string): Promise<QuestionView> {
  return questionView.parse(await expectOk(someone.get(`/api/room-questions/${id}`)));
}

export async function questionsIn(someone: Someone, roomId: string): Promise<QuestionView[]> {
  const found = await expectOk(someone.get(`/api/deal-rooms/${roomId}/questions?size=100`));
  return z.object({ items: z.array(questionView) }).parse(found).items;
}

type Said = Partial<{
  route: object;
  answer: string;
  publicQuestion: string;
  reason: string;
  version: number;
}>;

export async function tryQuestion(someone: Someone, id: string, to: QuestionState, said: Said = {}) {
  const version = said.version ?? (await questionOf(someone, id)).version;
  return someone.post(`/api/room-questions/${id}/moves`, { to, ...said, version });
}

export async function moveQuestion(someone: Someone, id: string, to: QuestionState, said: Said = {}) {
  return questionView.parse(await expectOk(tryQuestion(someone, id, to, said)));
}
