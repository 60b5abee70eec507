import { z } from 'zod';
import { kept } from '#kit/kept.ts';
import { sentAnswer } from '../answer-shapes.ts';

export type Sent = z.output<typeof sentAnswer>;

const unsent = (checkId: string) => kept('tab', `cairn-check-${checkId}`, z.array(sentAnswer));

/** Answers given in this tab that have not reached the server; they survive a reload and a lost connection. */
export function readUnsent(checkId: string): Sent[] {
  return unsent(checkId).read() ?? [];
}

export function keepUnsent(checkId: string, answers: readonly Sent[]): void {
  if (answers.length === 0) unsent(checkId).forget();
  else unsent(checkId).keep([...answers]);
}
