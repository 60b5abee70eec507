import { isViewed } from '#kernel/actor.ts';
import { minutes } from '#kernel/instant.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { PageCode } from '#platform/render/renderer.ts';
import { signedIn } from '#platform/signed-in.ts';
import { frameKeyOf, keepPageView } from './view-code-store.ts';

export type ViewCodes = {
  /** What to hide in a page for the caller. The view is kept before the page is sent, or it could not be named later. */
  codeOf(
    reading: Pick<Reading, 'actor' | 'now'>,
    view: { versionId: string; side: string; page: number },
  ): Promise<PageCode>;
};

/** A view is one reader, version, page and minute, like the watermark. An admin viewing as another person is the reader. */
export function viewCodes(db: Reader): ViewCodes {
  let frame: Promise<Uint8Array> | null = null;
  const frameKey = () => {
    frame ??= readFrameKey(db).catch((error: unknown) => {
      frame = null;
      throw error;
    });
    return frame;
  };
  return {
    codeOf: async ({ actor, now }, { versionId, side, page }) => {
      const person = signedIn(actor);
      const view = {
        versionId,
        personId: person.viewedBy?.admin.personId ?? person.personId,
        page,
        minute: new Date(Math.floor(now.getTime() / minutes) * minutes),
        side: isViewed(actor) ? 'admin' : side,
      };
      return { frameKey: await frameKey(), code: await keepPageView(db, view) };
    },
  };
}

/** What all codes of this site have in common: the sum of its frame key. */
export function readFrameKey(db: Reader): Promise<Uint8Array> {
  return frameKeyOf(db);
}
