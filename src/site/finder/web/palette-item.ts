import { listingStatusLabels } from '#features/marketplace/listings/domain/life-cycle.ts';
import { paths } from '#kit/paths.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { find } from '../contract.ts';

export const itemKinds = ['page', 'listing', 'document', 'business', 'person', 'help', 'ask'] as const;
export type ItemKind = (typeof itemKinds)[number];

export type PaletteItem = {
  /** Unique: the kind and the target. */
  value: string;
  kind: ItemKind;
  label: string;
  /** Smaller text next to the label. */
  hint: string | null;
  to: string;
  /** Search terms besides the label. */
  words: string;
};
export type PaletteGroup = { value: string; items: PaletteItem[] };
export type PalettePage = { label: string; to: string; words?: string };

function item(
  kind: ItemKind,
  label: string,
  to: string,
  hint: string | null = null,
  words = '',
): PaletteItem {
  return { value: `${kind} ${to} ${label}`, kind, label, hint, to, words };
}

export function pageItem({ label, to, words }: PalettePage): PaletteItem {
  return item('page', label, to, null, words);
}

/** Hands the text to the assistant if nothing matches. */
export const askItem: PaletteItem = item('ask', 'Ask Appa about this', '');

export function foundGroups(found: ReplyOf<typeof find>): PaletteGroup[] {
  return [
    {
      value: 'Listings',
      items: found.listings.map(({ id, title, own, client, status }) =>
        item(
          'listing',
          title || 'A listing without a title',
          own ? paths.editListing(id) : paths.listing(id),
          own || client ? `${own ? 'Yours' : 'Your client’s'} · ${listingStatusLabels[status]}` : null,
        ),
      ),
    },
    {
      value: 'Documents',
      items: found.documents.map(({ id, name, page, room }) =>
        item('document', name, paths.roomDocument(id, page > 1 ? { page } : {}), hintOf(room, page)),
      ),
    },
    {
      value: 'Your businesses',
      items: found.businesses.map(({ name, listingId }) =>
        item('business', name, listingId ? paths.editListing(listingId) : paths.dashboard()),
      ),
    },
    {
      value: 'People',
      items: found.people.map(({ id, name, email }) => item('person', name, paths.person(id), email)),
    },
    {
      value: 'Help',
      items: found.help.map(({ slug, title, anchor, heading }) =>
        item('help', title, paths.helpArticle(slug, anchor), heading),
      ),
    },
  ];
}

function hintOf(room: string, page: number): string {
  const place = room || 'A deal room';
  return page > 1 ? `${place} · page ${page}` : place;
}

export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, hint, words: own }) => {
    const text = `${label} ${hint ?? ''} ${own}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
