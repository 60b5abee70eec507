import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import readQr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

function scanned(text: string): string | null {
  const markup = renderToStaticMarkup(<QrCode text={text} label="A code" />);
  const svg = markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: 416 } }).render();
  return readQr(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}

it('is decoded by an independent reader without loss', () => {
  const secret = fc.stringMatching(/^[A-Z2-7]{32}$/);
  const account = fc.stringMatching(/^[a-z]{1,40}@[a-z]{1,40}\.example$/);
  fc.assert(
    fc.property(secret, account, (key, email) => {
      const address = `otpauth://totp/Cairn:${encodeURIComponent(email)}?secret=${key}&issuer=Cairn&algorithm=SHA1&digits=6&period=30`;
      expect(scanned(address)).toBe(address);
    }),
    { numRuns: 20 },
  );
});
