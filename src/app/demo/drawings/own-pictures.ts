import { Transformer } from '@napi-rs/image';
import { pictureSides } from '#content/pictures/pen.ts';
import { fitImage } from '#platform/images/fit-image.ts';
import type { Images } from '#platform/images/images.ts';

const quality = 82;
/** `ResizeFit.Fill`: the proportions are already right. */
const stretch = 1;

/** The demo's own drawings are trusted, so they need no decoder process. */
export const ownPictures: Images = {
  make: ({ bytes }, sizes) =>
    Promise.all(
      sizes.map(async ({ name, ...size }) => {
        const { scaled, crop } = fitImage(pictureSides, size);
        const image = new Transformer(Buffer.from(bytes)).fastResize({ ...scaled, fit: stretch });
        if (crop) image.crop(crop.x, crop.y, crop.width, crop.height);
        const { width, height } = crop ?? scaled;
        return { name, type: 'image/webp' as const, width, height, bytes: await image.webp(quality) };
      }),
    ),
};

export async function pictureOf(svg: string): Promise<Blob> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Blob([Uint8Array.from(image.asPng())], { type: 'image/png' });
}
