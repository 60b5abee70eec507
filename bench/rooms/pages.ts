import { processRenderer } from '../../src/platform/render/process-renderer.ts';
import type { Renderer, RenderSource } from '../../src/platform/render/renderer.ts';
import { median } from '../children.ts';
import { short } from '../short.ts';
import type { Figure } from './figure.ts';
import { longReport } from './report.ts';

const rounds = short ? 1 : 11;

export async function measurePages(): Promise<Figure[]> {
  const pdf = await longReport();
  const renderer = processRenderer();
  try {
    const first: number[] = [];
    const other: number[] = [];
    const kept: number[] = [];
    await page(renderer, sourceOf('warm', pdf), 1);
    for (let round = 0; round < rounds; round += 1) {
      const source = sourceOf(`round ${round}`, pdf);
      first.push(await timed(() => page(renderer, source, 1)));
      // The next page is rendered in advance, so measure one that is far away.
      other.push(await timed(() => page(renderer, source, 100 + round)));
      kept.push(await timed(() => page(renderer, source, 100 + round)));
    }
    return [
      { what: 'Page of a 300-page PDF: the first one', measured: median(first), unit: 'ms', most: 300 },
      { what: 'Page of a 300-page PDF: another one', measured: median(other), unit: 'ms', most: 120 },
      { what: 'Page of a 300-page PDF: one that is kept', measured: median(kept), unit: 'ms', most: 60 },
    ];
  } finally {
    await renderer.stop();
  }
}

function page(renderer: Renderer, source: RenderSource, number: number): Promise<unknown> {
  const mark = ['Ada Lovelace', 'ada.lovelace@bench.example', '2026-11-20 12:00 UTC'];
  return renderer.page(source, { page: number, width: 1400, mark });
}

function sourceOf(key: string, pdf: Uint8Array): RenderSource {
  return { key, kind: 'pdf', load: async () => pdf };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
