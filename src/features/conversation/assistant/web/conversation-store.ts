import { ApiError, messageFromError } from '#kit/api-error.ts';
import { brokenOff, callStream } from '#kit/api-stream.ts';
import { hasStoredAuthInfo, onAuthInfoChange } from '#kit/auth/auth-info.ts';
import { queryModel, sendMessage } from '../contract.ts';
import {
  asked,
  type Conversation,
  comingAnswer,
  confirming,
  earlierOf,
  failed,
  freshConversation,
  heard,
  lastQuestion,
  type Offer,
  requestSent,
  stopped,
  withoutLast,
} from './conversation.ts';
import { closePanel } from './panel-state.ts';

/** One person's. It outlasts pages and is dropped with the tab or on sign-out. */
type Held = { personId: string; conversation: Conversation; draft: string; running: AbortController | null };

let held: Held | null = null;
const listeners = new Set<() => void>();

export function onConversationChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Drops another person's conversation immediately. */
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

/** `page`: for "this listing". Only one answer at a time. */
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

/** Kept with the conversation, because the panel is rendered anew when a tablet is turned. */
export function confirm(offer: Offer | null): void {
  changeTalk((conversation) => confirming(conversation, offer));
}

export function noteRequest(listingId: string, requestId: string): void {
  changeTalk((conversation) => requestSent(conversation, listingId, requestId));
}

type Question = Parameters<typeof callStream<typeof sendMessage>>[1]['body'];

/** Applies events unless another conversation has started. */
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
    // The stream may end without a final event.
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

/** Nothing may remain for the next person after sign-out. */
onAuthInfoChange(() => {
  if (hasStoredAuthInfo() || !held) return;
  held.running?.abort();
  held = null;
  closePanel();
});
