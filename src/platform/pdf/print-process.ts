import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { makePdf } from './pdf-maker.ts';
import type { PrintJob } from './process-printer.ts';

process.once('message', (job: PrintJob) => void print(job));
process.once('disconnect', () => process.exit(1));
process.send?.('ready');

async function print({ definition, footer }: PrintJob): Promise<void> {
  const pages: TDocumentDefinitions['footer'] = (page, count) => ({
    margin: [64, 16, 64, 0],
    text: `${footer} · page ${page} of ${count}`,
    fontSize: 8,
    color: '#444444',
  });
  const bytes = await makePdf({ ...definition, footer: pages });
  process.send?.(bytes, () => process.exit(0));
}
