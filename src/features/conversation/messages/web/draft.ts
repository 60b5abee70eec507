import { z } from 'zod';
import { kept } from '#kit/kept.ts';

const mostDrafts = 20;

const shape = z.array(
  z.object({ personId: z.string(), to: z.string(), messageId: z.string(), text: z.string() }),
);
/** In this tab only, to survive a reload or a new sign-in. */
const stored = kept('tab', 'cairn-message-drafts', shape);
/** Where the browser forbids storage, so that a composer that is shown anew is not emptied. */
let held: z.infer<typeof shape> = [];
export type Draft = { messageId: string; text: string };
/** `to`: the thread, or the URL of the page on which one begins. */
export type Whose = { personId: string; to: string };

export function readDraft({ personId, to }: Whose): Draft | null {
  const found = allDrafts().find((one) => one.personId === personId && one.to === to);
  return found ? { messageId: found.messageId, text: found.text } : null;
}

export function keepDraft(whose: Whose, { messageId, text }: Draft): void {
  const all = allDrafts();
  const others = all.filter((one) => one.personId !== whose.personId || one.to !== whose.to);
  const next = text === '' ? others : [...others, { ...whose, messageId, text }].slice(-mostDrafts);
  stored.keep(next);
  held = stored.read() === null ? next : [];
}

function allDrafts(): z.infer<typeof shape> {
  return stored.read() ?? held;
}

type Addressee = { listingId: string | null; personId: string | null };

/** The key of the draft of a first message. */
export function firstMessageTo({ listingId, personId }: Addressee): string {
  return `${listingId}/${personId}`;
}

/** Puts a text below what was typed already. What was typed may be sent by now, so this is another message. */
export function addToDraft(whose: Whose, text: string): void {
  const before = readDraft(whose)?.text.trim() ?? '';
  keepDraft(whose, {
    messageId: crypto.randomUUID(),
    text: before === '' ? text : `${before}\n\n${text}`,
  });
}

/** Adds the draft of a first message to that of the thread which exists by now. */
export function moveDraft(from: Whose, to: Whose): void {
  const typed = readDraft(from);
  if (!typed) return;
  addToDraft(to, typed.text);
  keepDraft(from, { ...typed, text: '' });
}
