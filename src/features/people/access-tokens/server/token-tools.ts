import type { AccessTokens } from '#http/access-tokens.ts';
import type { Reader } from '#platform/context.ts';

export type TokenTools = {
  tokens: Pick<AccessTokens, 'hashOf'>;
  /** By listing, as this reader may see them. */
  titlesFor(
    db: Reader,
    reader: { personId: string; admin: boolean },
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** By deal room: the listing that it belongs to. */
  listingsOfRooms(db: Reader, roomIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};
