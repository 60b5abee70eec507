import { z } from 'zod';
import type { itemKinds, PaletteItem } from './palette-item.ts';

const key = 'cairn-recent';
const most = 6;

/** Never names of people or businesses, because this is stored in the browser. */
const kept = ['page', 'listing', 'help'] as const satisfies readonly (typeof itemKinds)[number][];

const stored = z.object({
  personId: z.string(),
  items: z.array(
    z.object({
      value: z.string(),
      kind: z.enum(kept),
      label: z.string(),
      hint: z.null(),
      // Stored data must not lead to another site.
      to: z.string().regex(/^\/(?![/\\])/),
      words: z.string(),
    }),
  ),
});

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Newest first, for this tab only; invalid data are ignored. */
export function recentItems(personId: string, storage: Storage = sessionStorage): PaletteItem[] {
  try {
    const read = stored.parse(JSON.parse(storage.getItem(key) ?? ''));
    return read.personId === personId ? read.items.slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Listings with a hint, the reader's own and their clients', may be drafts and are not stored. */
export function rememberItem(personId: string, item: PaletteItem, storage: Storage = sessionStorage): void {
  if (item.hint !== null && item.kind === 'listing') return;
  if (!kept.some((kind) => kind === item.kind)) return;
  const others = recentItems(personId, storage).filter(({ value }) => value !== item.value);
  const items = [{ ...item, hint: null }, ...others].slice(0, most);
  try {
    storage.setItem(key, JSON.stringify({ personId, items }));
  } catch {
    // Storage is full or disabled.
  }
}
