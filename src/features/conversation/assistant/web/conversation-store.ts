import { ApiError, messageFromError } from '#kit/api-error.ts';
import { brokenOff, callStream } from '#kit/api-stream.ts';
import { hasStoredAuthInfo, onAuthInfoChange } from '#kit/auth/auth-info.ts';
import { queryModel, sendMessage } from '../contract.ts';
import {
  asked,
  type Conversation,
  comingAnswer,
  earlierOf,
  failed,
  freshConversation,
  heard,
  lastQuestion,
  requestSent,
  stopped,
  withoutLast,
} from './conversation.ts';
import { closePanel } from './panel-state.ts';

/** Of one person. It outlasts the pages, also those without a panel, and goes with the tab or the sign-out. */
type Held = { personId: string; conversation: Conversation; draft: string; running: AbortController | null };

let held: Held | null = null;
const listeners = new Set<() => void>();

export function onConversationChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** What this person said and is typing; another person's is forgotten at once. */
export function conversationOf(personId: string): Readonly<Pick<Held, 'conversation' | 'draft'>> {
  if (held?.personId !== personId) {
    held?.running?.abort();
    held = { personId, conversation: freshConversation(moment()), draft: '', running: null };
  }
  return held;
}

export function keepDraft(draft: string): void {
  change((one) => ({ ...one, draft }));
}

/** `page`: where the person is, for "this listing". One answer is made at a time. */
export function ask(text: string, page: string): void {
  if (!held || comingAnswer(held.conversation)) return;
  const { conversation } = held;
  const running = new AbortController();
  change((one) => ({ ...one, running, conversation: asked(conversation, text, moment()) }));
  void hear(running, { message: text, earlier: earlierOf(conversation), page: page.slice(0, 200) });
}

export function askAgain(page: string): void {
  const text = held && lastQuestion(held.conversation);
  if (!held || text === null || comingAnswer(held.conversation)) return;
  changeTalk(withoutLast);
  ask(text, page);
}

export function stop(): void {
  held?.running?.abort();
}

export function startOver(): void {
  held?.running?.abort();
  changeTalk(() => freshConversation(moment()));
}

export function noteRequest(listingId: string, requestId: string): void {
  changeTalk((conversation) => requestSent(conversation, listingId, requestId));
}

type Question = Parameters<typeof callStream<typeof sendMessage>>[1]['body'];

/** Puts what comes into the conversation, unless another one has begun meanwhile. */
async function hear(running: AbortController, body: Question): Promise<void> {
  const put = (next: (conversation: Conversation) => Conversation) => {
    if (held?.running === running) changeTalk(next);
  };
  try {
    for await (const event of callStream(
      sendMessage,
      { query: { model: queryModel }, body },
      running.signal,
    )) {
      if (event.kind === 'failed') throw failureOf(event);
      put((conversation) => heard(conversation, event, new Date()));
    }
    // It may have ended without a last word.
    put((conversation) => failed(conversation, brokenOff(sendMessage).message, new Date()));
  } catch (error) {
    if (running.signal.aborted) return put((conversation) => stopped(conversation, new Date()));
    console.error(error);
    put((conversation) => failed(conversation, messageFromError(error), new Date()));
  }
}

function failureOf({ code, detail }: { code: string; detail: string }): ApiError {
  return new ApiError(sendMessage.failure, { serverError: detail, code, status: 200 });
}

function changeTalk(next: (conversation: Conversation) => Conversation): void {
  change((one) => ({ ...one, conversation: next(one.conversation) }));
}

function change(next: (one: Held) => Held): void {
  if (!held) return;
  held = next(held);
  for (const tell of listeners) tell();
}

function moment() {
  return { newId: () => crypto.randomUUID(), now: new Date() };
}

/** Whoever signs out leaves nothing behind for the next one. */
onAuthInfoChange(() => {
  if (hasStoredAuthInfo() || !held) return;
  held.running?.abort();
  held = null;
  closePanel();
});
