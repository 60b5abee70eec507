import type { z } from 'zod';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { answerEvent, sendMessage } from '../contract.ts';
import { longestReply, mostEarlier } from '../domain/answer.ts';

type Reply = ReplyOf<typeof sendMessage>;
export type Citation = Reply['citations'][number];
export type Proposal = Reply['proposals'][number];
export type Draft = NonNullable<Reply['draft']>;
type AnswerEvent = z.output<typeof answerEvent>;
/** Failures are thrown by the listener instead: they have other causes too. */
type Heard = Exclude<AnswerEvent, { kind: 'failed' }>;

export type Question = { id: string; type: 'user'; text: string; dateReceived: Date };
export type Answer = {
  id: string;
  type: 'assistant';
  text: string;
  dateReceived: Date;
  /** `coming`: still streaming. `stopped`: by the person. */
  state: 'coming' | 'done' | 'stopped' | 'failed';
  citations: readonly Citation[];
  proposals: readonly Proposal[];
  draft: Draft | null;
  fellBack: boolean;
  trouble: string | null;
};
export type Message = Question | Answer;

/** Kept in this tab only. */
export type Conversation = {
  id: string;
  messages: readonly Message[];
  requests: Readonly<Record<string, string>>;
  /** Which offer to ask for access waits for a yes. */
  confirming: Offer | null;
};

export type Offer = { answerId: string; listingId: string };

export const greeting = "Hello, I'm Appa. How can I help you today?";

type Moment = { newId: () => string; now: Date };

export function freshConversation({ newId, now }: Moment): Conversation {
  const hello = { ...emptyAnswer(newId(), now), text: greeting, state: 'done' as const };
  return { id: newId(), messages: [hello], requests: {}, confirming: null };
}

export function asked(conversation: Conversation, text: string, { newId, now }: Moment): Conversation {
  const question: Question = { id: newId(), type: 'user', text, dateReceived: now };
  return { ...conversation, messages: [...conversation.messages, question, emptyAnswer(newId(), now)] };
}

export function withoutLast(conversation: Conversation): Conversation {
  const at = conversation.messages.findLastIndex(({ type }) => type === 'user');
  return at === -1 ? conversation : { ...conversation, messages: conversation.messages.slice(0, at) };
}

export function lastQuestion({ messages }: Conversation): string | null {
  return messages.findLast(({ type }) => type === 'user')?.text ?? null;
}

export function comingAnswer({ messages }: Conversation): Answer | null {
  const last = messages.at(-1);
  return last?.type === 'assistant' && last.state === 'coming' ? last : null;
}

/** An event after the end changes nothing. */
export function heard(conversation: Conversation, event: Heard, now: Date): Conversation {
  return changeComing(conversation, (answer) => afterEvent({ ...answer, dateReceived: now }, event));
}

export function stopped(conversation: Conversation, now: Date): Conversation {
  return changeComing(conversation, (answer) => ({ ...answer, dateReceived: now, state: 'stopped' }));
}

export function failed(conversation: Conversation, trouble: string, now: Date): Conversation {
  return changeComing(conversation, (answer) => ({ ...answer, dateReceived: now, state: 'failed', trouble }));
}

/** `null`: the person said no. */
export function confirming(conversation: Conversation, offer: Offer | null): Conversation {
  return { ...conversation, confirming: offer };
}

export function requestSent(conversation: Conversation, listingId: string, requestId: string): Conversation {
  return { ...conversation, requests: { ...conversation.requests, [listingId]: requestId } };
}

/** Answered questions with their answers, oldest first. */
export function earlierOf({ messages }: Conversation): { type: Message['type']; text: string }[] {
  const pairs = messages.flatMap((message, index) => {
    const answer = messages[index + 1];
    const answered =
      message.type === 'user' &&
      answer?.type === 'assistant' &&
      answer.state === 'done' &&
      answer.text !== '';
    return answered ? [message, answer] : [];
  });
  return pairs.slice(-mostEarlier).map(({ type, text }) => ({ type, text: text.slice(0, longestReply) }));
}

function emptyAnswer(id: string, now: Date): Answer {
  return {
    id,
    type: 'assistant',
    text: '',
    dateReceived: now,
    state: 'coming',
    citations: [],
    proposals: [],
    draft: null,
    fellBack: false,
    trouble: null,
  };
}

function changeComing(conversation: Conversation, change: (answer: Answer) => Answer): Conversation {
  const coming = comingAnswer(conversation);
  if (!coming) return conversation;
  return { ...conversation, messages: [...conversation.messages.slice(0, -1), change(coming)] };
}

function afterEvent(answer: Answer, event: Heard): Answer {
  switch (event.kind) {
    case 'started':
      return { ...answer, id: event.id };
    case 'text':
      return { ...answer, text: answer.text + event.text };
    case 'citation':
      return { ...answer, citations: [...answer.citations, event.citation] };
    case 'instead':
      return { ...answer, text: '', citations: [], fellBack: true };
    case 'ended': {
      const { id, response, citations, proposals, draft, fellBack } = event.answer;
      return { ...answer, id, text: response, citations, proposals, draft, fellBack, state: 'done' };
    }
  }
}
