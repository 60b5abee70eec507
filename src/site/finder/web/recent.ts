import { z } from 'zod';
import type { itemKinds, PaletteItem } from './palette-item.ts';

const key = 'cairn-recent';
const most = 6;

/** Kept in the browser: pages, public titles and help, but no names of people or businesses. */
const kept = ['page', 'listing', 'help'] as const satisfies readonly (typeof itemKinds)[number][];

const stored = z.object({
  personId: z.string(),
  items: z.array(
    z.object({
      value: z.string(),
      kind: z.enum(kept),
      label: z.string(),
      hint: z.null(),
      // Another site must not come in by what somebody wrote into the storage.
      to: z.string().regex(/^\/(?![/\\])/),
      words: z.string(),
    }),
  ),
});

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** What this person opened last in this tab, newest first; anything unreadable counts as nothing. */
export function recentItems(personId: string, storage: Storage = sessionStorage): PaletteItem[] {
  try {
    const read = stored.parse(JSON.parse(storage.getItem(key) ?? ''));
    return read.personId === personId ? read.items.slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts an item first. One's own listings, which have a hint, may be drafts: they are not kept. */
export function rememberItem(personId: string, item: PaletteItem, storage: Storage = sessionStorage): void {
  if (item.hint !== null && item.kind === 'listing') return;
  if (!kept.some((kind) => kind === item.kind)) return;
  const others = recentItems(personId, storage).filter(({ value }) => value !== item.value);
  const items = [{ ...item, hint: null }, ...others].slice(0, most);
  try {
    storage.setItem(key, JSON.stringify({ personId, items }));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}
