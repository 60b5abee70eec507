import { z } from 'zod';
import { getThread, listMessages, listThreads } from '#features/conversation/messages/contract.ts';
import { expectOk, type Someone } from '../support/people.ts';

export const created = z.object({ id: z.uuid() });
export const number = 'Call me: 801-555-0142 or zeb@quist.example';

export const write = async (who: Someone, listingId: string, text: string, messageId?: string) =>
  created.parse(await expectOk(who.post(`/api/listing/${listingId}/thread`, { text, messageId }))).id;
export const answer = (who: Someone, threadId: string, text: string, messageId?: string) =>
  who.post(`/api/threads/${threadId}/messages`, { text, messageId });
export const threadOf = async (who: Someone, id: string) =>
  getThread.reply.parse(await expectOk(who.get(`/api/threads/${id}`)));
export const listOf = async (who: Someone, query = '') =>
  listThreads.reply.parse(await expectOk(who.get(`/api/threads${query}`)));
export const messagesOf = async (who: Someone, id: string, query = '') =>
  listMessages.reply.parse(await expectOk(who.get(`/api/threads/${id}/messages${query}`)));
export const unreadOf = async (who: Someone) =>
  z.object({ messages: z.number().default(0) }).parse(await expectOk(who.get('/api/counts'))).messages;
export const wordsOf = (pieces: readonly { text: string; hidden: string | null }[]) =>
  pieces.map((piece) => (piece.hidden ? `[${piece.hidden}]` : piece.text)).join('');
export const textsFor = async (who: Someone, id: string) =>
  (await messagesOf(who, id)).items.map(({ pieces }) => wordsOf(pieces));
export const codeOf = async (response: Response) =>
  z.object({ code: z.string() }).parse(await response.json()).code;
