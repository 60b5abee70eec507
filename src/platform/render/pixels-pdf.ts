import { pdfWriter } from './pdf-writer.ts';
import type { PagePixels } from './renderer.ts';

const across = 612;

/** Streamed: each piece is made when the previous one was consumed. */
export async function* pdfOfPixels(pages: AsyncIterable<PagePixels>): AsyncGenerator<Uint8Array> {
  const writer = pdfWriter();
  yield writer.begin();
  for await (const { width, height, channels, encoding, bytes } of pages) {
    const [image, content] = [writer.reserve(), writer.reserve()];
    const colors = channels === 1 ? '/DeviceGray' : '/DeviceRGB';
    const parms = `<< /Predictor 15 /Colors ${channels} /BitsPerComponent 8 /Columns ${width} >>`;
    const filter =
      encoding === 'jpeg' ? { Filter: '/DCTDecode' } : { Filter: '/FlateDecode', DecodeParms: parms };
    const picture = {
      Type: '/XObject',
      Subtype: '/Image',
      Width: String(width),
      Height: String(height),
      ColorSpace: colors,
      BitsPerComponent: '8',
      ...filter,
    };
    const tall = Number(((across * height) / width).toFixed(2));
    const paint = Buffer.from(`q ${across} 0 0 ${tall} 0 0 cm /P Do Q`, 'latin1');
    yield Buffer.concat([
      writer.rawStream(image, picture, bytes),
      writer.stream(content, {}, paint),
      writer.page({ width: across, height: tall, resources: `/XObject << /P ${image} 0 R >>`, content }),
    ]);
  }
  yield writer.end();
}
