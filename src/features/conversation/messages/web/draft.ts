import { z } from 'zod';
import { kept } from '#kit/kept.ts';

const mostDrafts = 20;

/** In this tab only, to survive a reload or a new sign-in. */
const drafts = kept(
  'tab',
  'cairn-message-drafts',
  z.array(z.object({ personId: z.string(), to: z.string(), messageId: z.string(), text: z.string() })),
);
export type Draft = { messageId: string; text: string };
/** `to`: the thread, or the URL of the page on which one begins. */
export type Whose = { personId: string; to: string };

export function readDraft({ personId, to }: Whose): Draft | null {
  const found = drafts.read()?.find((one) => one.personId === personId && one.to === to);
  return found ? { messageId: found.messageId, text: found.text } : null;
}

export function keepDraft(whose: Whose, { messageId, text }: Draft): void {
  const all = drafts.read() ?? [];
  const others = all.filter((one) => one.personId !== whose.personId || one.to !== whose.to);
  drafts.keep(text === '' ? others : [...others, { ...whose, messageId, text }].slice(-mostDrafts));
}

type Addressee = { listingId: string | null; personId: string | null };

/** The key of the draft of a first message. */
export function firstMessageTo({ listingId, personId }: Addressee): string {
  return `${listingId}/${personId}`;
}

/** Puts a text below what was typed already. */
export function addToDraft(whose: Whose, text: string): void {
  const typed = readDraft(whose);
  const before = typed?.text.trim() ?? '';
  keepDraft(whose, {
    messageId: typed?.messageId ?? crypto.randomUUID(),
    text: before === '' ? text : `${before}\n\n${text}`,
  });
}
