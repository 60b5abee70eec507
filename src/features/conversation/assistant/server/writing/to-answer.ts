import { getRequest } from '#features/deal-room/diligence-requests/server/list-requests.ts';
import { getQuestion } from '#features/deal-room/room-questions/server/list-questions.ts';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';

/** What a buyer asked, for those of the seller's side who may answer it. */
export type ToAnswer = {
  roomId: string;
  askerId: string;
  words: string;
  document: { id: string; name: string; page: number | null } | null;
};

/** Throws Refused('not-found') where it is hidden, and Refused('not-your-move') for those who may not answer. */
export type FindToAnswer = (call: StreamCall, id: string) => Promise<ToAnswer>;

/** An expert has neither the room nor the one who asked. */
export async function toAnswerQuestion(call: StreamCall, id: string): Promise<ToAnswer> {
  const { roomId, manage, may, question, document, page } = await getQuestion(call, id);
  if (roomId === null || manage === null || may.drafted !== true) throw new Refused('not-your-move');
  return {
    roomId,
    askerId: manage.asker.id,
    words: question,
    document: document && { ...document, page },
  };
}

export async function toAnswerRequest(call: StreamCall, id: string): Promise<ToAnswer> {
  const { roomId, manage, may, title, details } = await getRequest(call, id);
  if (roomId === null || manage === null || may.answered !== true) throw new Refused('not-your-move');
  return { roomId, askerId: manage.asker.id, words: `${title}\n${details}`.trim(), document: null };
}
