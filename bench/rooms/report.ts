import { typesetText } from '../../src/platform/render/text-document.ts';
import { short } from '../short.ts';

const linesOfPage = 52;
export const pagesOfReport: number = short ? 110 : 300;

export async function longReport(): Promise<Uint8Array> {
  const sentence = 'Revenue by customer and month, net of returns and of what was billed ahead';
  const lines = Array.from({ length: pagesOfReport * linesOfPage }, (_, line) => `${line + 1}  ${sentence}`);
  const { pdf } = await typesetText(Buffer.from(lines.join('\n')), 'text');
  return pdf;
}
