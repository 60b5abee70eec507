import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { kept } from '#kit/kept.ts';

const mostDrafts = 20;

const shape = z.array(
  z.object({
    personId: z.string(),
    to: z.string(),
    messageId: z.string(),
    text: z.string(),
    tried: z.boolean().optional(),
    before: z.object({ messageId: z.string(), text: z.string() }).optional(),
  }),
);
/** In this tab only, to survive a reload or a new sign-in. */
const stored = kept('tab', 'cairn-message-drafts', shape);
/** Where the storage is forbidden or full, so that a composer that is shown anew is not emptied. */
let held: z.infer<typeof shape> | null = null;
/** `tried`: it was sent, and may have arrived. */
export type Draft = { messageId: string; text: string; tried?: boolean | undefined };
/** `to`: the thread, or the URL of the page on which one begins. */
export type Whose = { personId: string; to: string };

export function readDraft(whose: Whose): Draft | null {
  const found = find(whose);
  if (!found) return null;
  const { messageId, text, tried } = found;
  return { messageId, text, tried };
}

export function keepDraft(whose: Whose, { messageId, text, tried }: Draft): void {
  const before = find(whose)?.before;
  keep(whose, { messageId, text, tried, ...(before && text.startsWith(before.text) ? { before } : {}) });
}

/** `before`: a part of the text that is being sent, as a message of its own. */
type Kept = Draft & { before?: { messageId: string; text: string } | undefined };

function find({ personId, to }: Whose) {
  return allDrafts().find((one) => one.personId === personId && one.to === to);
}

function keep({ personId, to }: Whose, draft: Kept): void {
  const others = allDrafts().filter((one) => one.personId !== personId || one.to !== to);
  const next = draft.text === '' ? others : [...others, { personId, to, ...draft }].slice(-mostDrafts);
  stored.keep(next);
  held = JSON.stringify(stored.read()) === JSON.stringify(next) ? null : next;
}

/** Once a message is sent: of what was added or typed since nothing goes, and what was sent is not sent again. */
export function clearDraft(whose: Whose, messageId: string): void {
  const found = find(whose);
  if (found?.messageId === messageId) keep(whose, { messageId, text: '' });
  if (!found || found.before?.messageId !== messageId) return;
  keep(whose, { messageId: found.messageId, text: found.text.slice(found.before.text.length).trimStart() });
  tellAddition();
}

/** The draft with other words. If it was tried, that message may have arrived, so this is another one. */
export function reworded({ messageId, tried }: Draft, text: string): Draft {
  return { messageId: tried ? crypto.randomUUID() : messageId, text };
}

/** How often something was put into a draft from outside of its composer, which then shows it. */
let additions = 0;
const listeners = new Set<() => void>();

export function useAdditions(): number {
  return useSyncExternalStore(onAddition, countAdditions, countAdditions);
}

export function onAddition(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function countAdditions(): number {
  return additions;
}

function allDrafts(): z.infer<typeof shape> {
  return held ?? stored.read() ?? [];
}

type Addressee = { listingId: string | null; personId: string | null };

/** The key of the draft of a first message. */
export function firstMessageTo({ listingId, personId }: Addressee): string {
  return `${listingId}/${personId}`;
}

/** Puts a text below what was typed already. What was typed may be sent by now, so this is another message. */
export function addToDraft(whose: Whose, text: string): void {
  const found = find(whose);
  const before = found?.text.trim() ?? '';
  const sent = found?.tried ? { messageId: found.messageId, text: before } : found?.before;
  keep(whose, {
    messageId: crypto.randomUUID(),
    text: before === '' ? text : `${before}\n\n${text}`,
    ...(sent ? { before: sent } : {}),
  });
  tellAddition();
}

function tellAddition(): void {
  additions += 1;
  for (const listener of listeners) listener();
}

/** Adds the draft of a first message to that of the thread which exists by now. */
export function moveDraft(from: Whose, to: Whose): void {
  const typed = readDraft(from);
  if (!typed) return;
  addToDraft(to, typed.text);
  keepDraft(from, { ...typed, text: '' });
}
