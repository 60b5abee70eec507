import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#kit/api.ts';
import { ApiError, reasonFromError } from '#kit/api-error.ts';
import { putAnswer } from '../contract.ts';
import type { QuestionKey } from '../domain/question.ts';
import { keepAnswer } from './keep-answer.ts';
import { type AnswerView, answersQuery, checkKey } from './queries.ts';
import { keepUnsent, readUnsent, type Sent } from './unsent.ts';

/** `waiting`: retried automatically. `stale`: someone else changed the answer. `refused`: it has to be corrected. */
type Trouble = { kind: 'waiting' | 'stale' | 'refused'; why: string };
export type Pending = { sent: Sent; trouble: Trouble | null };

const again = 5_000;

/** Sends answers, one request at a time per question, and keeps those that fail. */
export function useAnswers(checkId: string, answers: readonly AnswerView[]) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<QuestionKey, Pending>>(() => asPending(checkId));
  const book = useRef(pending);
  const sending = useRef(new Set<QuestionKey>());

  const write = (question: QuestionKey, entry: Pending | null) => {
    const next = new Map(book.current);
    if (entry) next.set(question, entry);
    else next.delete(question);
    book.current = next;
    keepUnsent(
      checkId,
      [...next.values()].map(({ sent }) => sent),
    );
    setPending(next);
  };

  const take = async (question: QuestionKey, answer: AnswerView | null) => {
    await keepAnswer(queries, checkId, question, answer);
    void queries.invalidateQueries({
      queryKey: checkKey(checkId),
      predicate: ({ queryKey }) => queryKey[2] !== 'answers',
    });
  };

  const send = async (question: QuestionKey): Promise<void> => {
    const entry = book.current.get(question);
    if (!entry || sending.current.has(question)) return;
    sending.current.add(question);
    try {
      const { answer } = await call(putAnswer, { params: { id: checkId }, body: entry.sent });
      await take(question, answer);
      const now = book.current.get(question);
      // Answered again during the request: the new answer builds on the version just saved.
      if (now && now.sent !== entry.sent)
        write(question, { sent: { ...now.sent, version: answer?.version ?? 0 }, trouble: null });
      else write(question, null);
    } catch (error) {
      const trouble = troubleIn(error);
      if (trouble.kind === 'stale') await queries.refetchQueries(answersQuery(checkId));
      const now = book.current.get(question);
      if (now) write(question, { ...now, trouble });
    } finally {
      sending.current.delete(question);
    }
    if (book.current.get(question)?.trouble === null) await send(question);
  };

  const latest = useRef(send);
  // Reason: the timer and listeners below outlive a render.
  useEffect(() => {
    latest.current = send;
  });
  // Reason: subscribes to the browser's connection events and a retry timer.
  useEffect(() => {
    const retry = () => {
      for (const [question, { trouble }] of book.current)
        if (trouble?.kind === 'waiting') void latest.current(question);
    };
    retry();
    const timer = setInterval(retry, again);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, []);

  const versionOf = (question: QuestionKey) => answers.find((one) => one.question === question)?.version ?? 0;
  const give = (sent: Omit<Sent, 'version'>) => {
    const earlier = book.current.get(sent.question);
    // A replacement keeps the version of the unsent answer, unless that version was stale.
    const stands = earlier && earlier.trouble?.kind !== 'stale';
    const version = stands ? earlier.sent.version : versionOf(sent.question);
    write(sent.question, { sent: { ...sent, version }, trouble: null });
    void send(sent.question);
  };
  return {
    pending,
    give,
    giveOver: (question: QuestionKey) => {
      const entry = book.current.get(question);
      if (!entry) return;
      write(question, { sent: { ...entry.sent, version: versionOf(question) }, trouble: null });
      void send(question);
    },
    letGo: (question: QuestionKey) => write(question, null),
  };
}

export type Answering = ReturnType<typeof useAnswers>;

function asPending(checkId: string): ReadonlyMap<QuestionKey, Pending> {
  const waiting: Trouble = { kind: 'waiting', why: '' };
  return new Map(readUnsent(checkId).map((sent) => [sent.question, { sent, trouble: waiting }]));
}

function troubleIn(error: unknown): Trouble {
  const status = error instanceof ApiError ? error.status : 0;
  if (ApiError.refused<typeof putAnswer>(error, 'stale'))
    return { kind: 'stale', why: 'Another person changed this answer meanwhile.' };
  const passes = status === 0 || status === 429 || status >= 500;
  return { kind: passes ? 'waiting' : 'refused', why: reasonFromError(error) };
}
