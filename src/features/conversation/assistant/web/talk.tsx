import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '#kit/auth/auth-context.ts';
import { readView } from '#kit/auth/view-as.ts';
import { AnswerView } from './answer-view.tsx';
import { Composer } from './composer.tsx';
import { type Answer, type Conversation, comingAnswer, type Message, type Question } from './conversation.ts';
import { ask, askAgain, stop } from './conversation-store.ts';
import { ExampleList } from './example-list.tsx';
import { assistantQuery } from './queries.ts';
import { useConversation } from './use-conversation.ts';

type Props = { personId: string; onFollow: () => void };

export function Talk({ personId, onFollow }: Props) {
  const { conversation } = useConversation(personId);
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { messages } = conversation;
  const coming = comingAnswer(conversation);
  const send = (text: string) => ask(text, page);
  const end = useEndInSight(messages);
  // The pressed button disappears, so the focus moves to the conversation.
  const keepingFocus = (act: () => void) => () => {
    act();
    end.current?.focus({ preventScroll: true });
  };
  const viewed = readView() !== null;
  return (
    <>
      <ScrollBox box={end}>
        <Messages
          conversation={conversation}
          onAgain={keepingFocus(() => askAgain(page))}
          onFollow={onFollow}
          onAsk={viewed ? null : (text) => keepingFocus(() => send(text))()}
        />
        {messages.length === 1 && !viewed && (
          <ExampleList onAsk={(text) => keepingFocus(() => send(text))()} />
        )}
      </ScrollBox>
      <p role="status" className="sr-only">
        {spoken(messages.length > 1 ? messages.at(-1) : undefined)}
      </p>
      <WhereItGoes />
      <Composer
        personId={personId}
        busy={coming !== null}
        refused={viewed ? 'You are viewing as another person, and Appa answers only that person.' : null}
        onSend={send}
        onStop={stop}
      />
    </>
  );
}

function ScrollBox({ box, children }: { box: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <section
      ref={box}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
    >
      {children}
    </section>
  );
}

type MessagesProps = {
  conversation: Conversation;
  onAgain: () => void;
  onFollow: () => void;
  onAsk: ((text: string) => void) | null;
};

function Messages({ conversation, onAgain, onFollow, onAsk }: MessagesProps) {
  const { messages } = conversation;
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message, index) =>
        message.type === 'user' ? (
          <Asked key={message.id} question={message} />
        ) : (
          <AnswerView
            // biome-ignore lint/suspicious/noArrayIndexKey: the server gives an answer its id when it has begun
            key={index}
            answer={message}
            last={index === messages.length - 1}
            greeting={index === 0}
            conversation={conversation}
            onAgain={onAgain}
            onFollow={onFollow}
            onAsk={index === messages.length - 1 ? onAsk : null}
          />
        ),
      )}
    </ol>
  );
}

function Asked({ question }: { question: Question }) {
  return (
    <li data-asked className="max-w-[88%] self-end">
      <span className="sr-only">You: </span>
      <p className="wrap-anywhere whitespace-pre-line rounded-large bg-accent-soft px-4 py-2.5">
        {question.text}
      </p>
    </li>
  );
}

/** Announced once: that Appa is looking, and then the whole answer. Failures are alerts of their own. */
function spoken(last: Message | undefined): string {
  if (last?.type !== 'assistant') return '';
  const words: Record<Answer['state'], string> = {
    coming: 'Appa is looking.',
    done: `Appa: ${last.text}`,
    stopped: 'Stopped.',
    failed: '',
  };
  return words[last.state];
}

function WhereItGoes() {
  const { user } = useAuth();
  const { data } = useQuery(assistantQuery(user?.id ?? ''));
  if (!data?.model) return null;
  const { name, host, local } = data.model;
  return (
    <p className="shrink-0 border-t px-4 pt-2 text-muted text-tiny">
      {local
        ? `Answered by a model on this network (${name}).`
        : `Your question and what Appa finds for it are sent to ${host}.`}
    </p>
  );
}

/** Scrolls along until the question reaches the top, unless the reader scrolled up. */
function useEndInSight(messages: readonly Message[]) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(0);
  const left = useRef(0);
  // Reason: only the browser has the scroll position.
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    const untouched = Math.abs(at.scrollTop - left.current) < 2;
    if (untouched || messages.length !== shown.current) at.scrollTop = restOf(at);
    shown.current = messages.length;
    left.current = at.scrollTop;
  }, [messages]);
  return box;
}

function restOf(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const question = [...box.querySelectorAll('[data-asked]')].at(-1);
  if (!question) return end;
  const above = question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  return Math.min(end, above - 12);
}
