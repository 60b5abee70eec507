import { z } from 'zod';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listQuestions } from '#features/deal-room/room-questions/contract.ts';
import { openStates } from '#features/deal-room/room-questions/domain/question.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { namedOrAll } from '../../domain/named-room.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { namesOfRooms, roomNameReads } from './room-names.ts';
import { type Found, tool } from './tool.ts';

const [mostRooms, mostTold, longest] = [4, 5, 220];
export const questionReads = [listRooms, listQuestions, ...roomNameReads] as const;

type Question = ReplyOf<typeof listQuestions>['items'][number];

export function myQuestionsTool(read: ReadAs) {
  return tool({
    name: 'my_questions',
    words:
      'The questions in the deal rooms of the person who asks: a buyer’s own with their answers, or for the seller’s side those that wait for an answer.',
    parameters: z.object({ roomId: z.uuid().optional(), about: z.string().max(400).optional() }),
    run: async (call, { roomId, about = '' }): Promise<Found> => {
      const rooms = (await everyPage((query) => read(call, listRooms, { query }))).items;
      const names = await namesOfRooms(read, call);
      const wanted = (
        roomId === undefined
          ? namedOrAll(about, rooms, (one) => names(one))
          : rooms.filter(({ id }) => id === roomId)
      ).slice(0, mostRooms);
      const facts: Fact[] = [];
      for (const { id, title, side } of wanted) {
        const found = await everyPage((query) => read(call, listQuestions, { id, query }));
        const name = quoted(shown(title, 'a listing'));
        facts.push(...factsOf(found, { id, name, isBuyer: side === 'buyer' }));
      }
      return { facts: facts.length > 0 ? facts : [factOf(noRoom, pageSource('/deal-rooms'))] };
    },
  });
}

const noRoom = 'No deal room is open to you, so there is no question of yours.';
const isOpen = ({ state }: Question) => openStates.some((open) => open === state);

function factsOf(
  { items: all, isAll }: { items: readonly Question[]; isAll: boolean },
  { id, name, isBuyer }: { id: string; name: string; isBuyer: boolean },
): Fact[] {
  const source = pageSource('/deal-rooms/:room/questions', `/deal-rooms/${id}/questions`);
  const own = isBuyer ? all.filter(({ mine, state }) => mine && state !== 'withdrawn') : all.filter(isOpen);
  if (own.length === 0)
    return [
      factOf(
        isBuyer
          ? `You have asked no question in the deal room of ${name}. To ask, open the document or the room and choose “Ask a question”.`
          : `No question waits for an answer in the deal room of ${name}.`,
        source,
      ),
    ];
  const waiting = own.filter(isOpen).length;
  const least = isAll ? '' : 'at least ';
  const head = isBuyer
    ? `You have asked ${least}${counted(own.length, 'question')} in the deal room of ${name}: ${waiting} still waiting.`
    : `${isAll ? '' : 'At least '}${counted(waiting, 'question')} ${waiting === 1 ? 'waits' : 'wait'} for an answer in the deal room of ${name}.`;
  return [factOf(head, source), ...own.slice(0, mostTold).map((one) => questionFact(one, source))];
}

function questionFact({ question, answer, state, at }: Question, source: Fact['source']): Fact {
  const cut = (text: string) => quoted(shown(text, 'a text that I do not quote').slice(0, longest));
  const since = dayInWords(at.slice(0, 10));
  const stand =
    state === 'declined' ? 'declined' : answer === null ? 'no answer yet' : `answered: ${cut(answer)}`;
  return factOf(`- ${cut(question)}, asked on ${since}: ${stand}.`, source);
}
