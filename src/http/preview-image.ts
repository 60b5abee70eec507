import { createHash } from 'node:crypto';
import { type PreviewWords, previewSvg } from './preview-image-svg.ts';
import { loadTypefaces, type Typefaces } from './preview-image-type.ts';

/** Draws preview pictures (PNG, 1200 × 630) and answers requests for them. */
export type PreviewImages = {
  /** The answer with the picture of these words: 304 for who has it, 503 while too many wait for one. */
  response(words: PreviewWords, request: Request): Promise<Response>;
};

/** Belongs to what a picture looks like: another number makes all of them anew. */
const drawing = '1';
/** Pictures that are kept, at about 40 kB each. */
const kept = 100;
/** One picture takes a core for about 60 ms: they are made one after another, and nobody waits behind more than these. */
const mostWaiting = 20;

/** `draw` makes the picture; tests give their own. */
export function createPreviewImages(
  draw: (words: PreviewWords) => Promise<Uint8Array> = drawer(),
): PreviewImages {
  const made = new Map<string, Promise<Uint8Array>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (words: PreviewWords) => {
    waiting += 1;
    const picture = last
      .then(() => draw(words))
      .finally(() => {
        waiting -= 1;
      });
    last = picture.catch(() => {});
    return picture;
  };
  const pictureOf = (key: string, words: PreviewWords) => {
    const before = made.get(key);
    if (!before && waiting >= mostWaiting) return null;
    const picture = before ?? inTurn(words);
    // Taken out and put in again: the one that nobody asked for the longest stands first.
    made.delete(key);
    made.set(key, picture);
    picture.catch(() => made.delete(key));
    for (const oldest of made.keys()) if (made.size > kept) made.delete(oldest);
    return picture;
  };
  return {
    response: async (words, request) => {
      const key = createHash('sha256')
        .update(JSON.stringify([drawing, words]))
        .digest('base64url')
        .slice(0, 22);
      const headers = {
        ETag: `"${key}"`,
        // Asked for anew each time, so that a listing that is taken back takes its picture along.
        'Cache-Control': 'no-cache',
        // Shown by other sites, beside a link to us.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
      if (hasTag(request, key)) return new Response(null, { status: 304, headers });
      const picture = pictureOf(key, words);
      if (!picture) return new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
      return new Response(Uint8Array.from(await picture), {
        headers: { ...headers, 'Content-Type': 'image/png' },
      });
    },
  };
}

/** Loads fonts and renderer at the first picture: who never asks for one does not pay for it. */
function drawer(): (words: PreviewWords) => Promise<Uint8Array> {
  let faces: Promise<Typefaces> | null = null;
  return async (words) => {
    // What failed once is tried again: else no picture would be drawn until the next start.
    faces ??= loadTypefaces().catch((error: unknown) => {
      faces = null;
      throw error;
    });
    const [{ renderAsync }, loaded] = await Promise.all([import('@resvg/resvg-js'), faces]);
    const image = await renderAsync(previewSvg(loaded, words), { font: { loadSystemFonts: false } });
    return image.asPng();
  };
}

function hasTag(request: Request, key: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === `"${key}"`);
}
