import { z } from 'zod';
import { kept } from '#kit/kept.ts';
import type { itemKinds, PaletteItem } from './palette-item.ts';

const most = 6;

/** Never names of people or businesses, because this is stored in the browser. */
const keptKinds = ['page', 'listing', 'help'] as const satisfies readonly (typeof itemKinds)[number][];

const stored = kept(
  'tab',
  'cairn-recent',
  z.object({
    personId: z.string(),
    items: z.array(
      z.object({
        value: z.string(),
        kind: z.enum(keptKinds),
        label: z.string(),
        hint: z.null(),
        // Stored data must not lead to another site.
        to: z.string().regex(/^\/(?![/\\])/),
        words: z.string(),
      }),
    ),
  }),
);

/** Newest first, for this tab only; invalid data are ignored. */
export function recentItems(personId: string) {
  const read = stored.read();
  return read?.personId === personId ? read.items.slice(0, most) : [];
}

/** Listings with a hint, the reader's own and their clients', may be drafts and are not stored. */
export function rememberItem(personId: string, item: PaletteItem): void {
  if (item.hint !== null && item.kind === 'listing') return;
  const kind = keptKinds.find((one) => one === item.kind);
  if (!kind) return;
  const others = recentItems(personId).filter(({ value }) => value !== item.value);
  stored.keep({ personId, items: [{ ...item, kind, hint: null }, ...others].slice(0, most) });
}
