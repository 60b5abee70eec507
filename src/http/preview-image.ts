import { createHash } from 'node:crypto';
import { type PreviewWords, previewSvg } from './preview-image-svg.ts';
import { loadTypefaces, type Typefaces } from './preview-image-type.ts';

export type PreviewImages = {
  /** 304 if the client has the picture, 503 if too many requests are queued. */
  response(words: PreviewWords, request: Request): Promise<Response>;
};

/** Version of the design: a change invalidates all pictures. */
const designVersion = '1';
const maxCached = 100;
/** A picture takes a core for about 60 ms, one at a time. */
const maxWaiting = 20;

export function createPreviewImages(
  render: (words: PreviewWords) => Promise<Uint8Array> = createRenderer(),
): PreviewImages {
  const pictureOf = pictureCache(render);
  return {
    response: async (words, request) => {
      const key = createHash('sha256')
        .update(JSON.stringify([designVersion, words]))
        .digest('base64url')
        .slice(0, 22);
      const headers = {
        ETag: `"${key}"`,
        // Revalidated each time, so that a withdrawn listing's picture disappears.
        'Cache-Control': 'no-cache',
        // Other sites show it beside a link.
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

/** `null` if too many pictures are queued. */
function pictureCache(render: (words: PreviewWords) => Promise<Uint8Array>) {
  const cache = new Map<string, Promise<Uint8Array>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (words: PreviewWords) => {
    waiting += 1;
    const picture = last
      .then(() => render(words))
      .finally(() => {
        waiting -= 1;
      });
    last = picture.catch(() => {});
    return picture;
  };
  return (key: string, words: PreviewWords) => {
    const before = cache.get(key);
    if (!before && waiting >= maxWaiting) return null;
    const picture = before ?? inTurn(words);
    cache.delete(key);
    cache.set(key, picture);
    picture.catch(() => cache.delete(key));
    for (const oldest of cache.keys()) if (cache.size > maxCached) cache.delete(oldest);
    return picture;
  };
}

function createRenderer(): (words: PreviewWords) => Promise<Uint8Array> {
  let faces: Promise<Typefaces> | null = null;
  return async (words) => {
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
