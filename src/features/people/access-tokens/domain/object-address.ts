import { isUuid } from '#kernel/ids.ts';
import type { LimitedTo } from './token-state.ts';

const pages: readonly (readonly [path: RegExp, kind: LimitedTo['kind']])[] = [
  [/\/listing\/([^/?#]+)/, 'listing'],
  [/\/businesses-for-sale\/([^/?#]+)/, 'listing'],
  [/\/deal-rooms\/([^/?#]+)/, 'deal-room'],
];

/** The listing or deal room whose page has this address, of any site; `null` for other texts. */
export function objectAt(address: string): LimitedTo | null {
  for (const [path, kind] of pages) {
    const id = path.exec(address.trim())?.[1]?.toLowerCase();
    if (id !== undefined && isUuid(id)) return { kind, id };
  }
  return null;
}
