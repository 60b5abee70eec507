import { z } from 'zod';
import { sentAnswer } from '../answer-shapes.ts';

export type Sent = z.output<typeof sentAnswer>;

const key = (checkId: string) => `cairn-check-${checkId}`;

/** Answers given in this tab that have not reached the server; they survive a reload and a lost connection. */
export function readUnsent(checkId: string): Sent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(checkId)) ?? '[]');
    return z.array(sentAnswer).safeParse(kept).data ?? [];
  } catch {
    return [];
  }
}

export function keepUnsent(checkId: string, answers: readonly Sent[]): void {
  try {
    if (answers.length === 0) sessionStorage.removeItem(key(checkId));
    else sessionStorage.setItem(key(checkId), JSON.stringify(answers));
  } catch {
    // No storage or no space: the answers are still in the page's memory.
  }
}
