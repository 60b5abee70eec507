import { z } from 'zod';

/** In this tab only, to survive a reload or a new sign-in. */
const draftsKey = 'cairn-message-drafts';
const mostDrafts = 20;

const drafts = z.array(
  z.object({ personId: z.string(), to: z.string(), messageId: z.string(), text: z.string() }),
);
export type Draft = { messageId: string; text: string };
/** `to`: the thread, or the URL of the page on which one begins. */
export type Whose = { personId: string; to: string };

export function readDraft({ personId, to }: Whose): Draft | null {
  const found = all().find((one) => one.personId === personId && one.to === to);
  return found ? { messageId: found.messageId, text: found.text } : null;
}

export function keepDraft(whose: Whose, { messageId, text }: Draft): void {
  const others = all().filter((one) => one.personId !== whose.personId || one.to !== whose.to);
  const kept = text === '' ? others : [...others, { ...whose, messageId, text }].slice(-mostDrafts);
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify(kept));
  } catch {
    console.error('session storage is not available; a message that is not sent will not outlast this page');
  }
}

function all(): z.infer<typeof drafts> {
  try {
    return drafts.parse(JSON.parse(sessionStorage.getItem(draftsKey) ?? '[]'));
  } catch {
    return [];
  }
}
