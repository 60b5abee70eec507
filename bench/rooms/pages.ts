import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { processRenderer } from '../../src/platform/render/process-renderer.ts';
import type { Renderer, RenderSource } from '../../src/platform/render/renderer.ts';
import { typesetText } from '../../src/platform/render/text-document.ts';
import { median, residentMegabytes } from '../children.ts';
import type { Figure } from './figure.ts';

const rounds = 11;
/** Alone and beside drawing, in turn: a p99 is a rough figure, their median less so. */
const roundsBeside = 7;
const asked = 500;
const linesOfPage = 52;
const pages = 300;

/** Page images of a 300-page PDF with a viewer's mark, drawn by the warm renderer in its own process. */
export async function measurePages(): Promise<Figure[]> {
  const pdf = threeHundredPages();
  const renderer = processRenderer();
  try {
    const first: number[] = [];
    const other: number[] = [];
    const kept: number[] = [];
    await page(renderer, sourceOf('warm', pdf), 1);
    for (let round = 0; round < rounds; round += 1) {
      const source = sourceOf(`round ${round}`, pdf);
      first.push(await timed(() => page(renderer, source, 1)));
      // The page after the one that was asked for is drawn ahead: this one is far from it.
      other.push(await timed(() => page(renderer, source, 100 + round)));
      kept.push(await timed(() => page(renderer, source, 100 + round)));
    }
    return [
      { what: 'Page of a 300-page PDF: the first one', measured: median(first), unit: 'ms', most: 300 },
      { what: 'Page of a 300-page PDF: another one', measured: median(other), unit: 'ms', most: 120 },
      { what: 'Page of a 300-page PDF: one that is kept', measured: median(kept), unit: 'ms', most: 60 },
      ...(await whileDrawing(renderer, sourceOf('load', pdf))),
    ];
  } finally {
    await renderer.stop();
  }
}

/** What pages cost who else asks the same server: a small answer every few milliseconds, alone and beside drawing. */
async function whileDrawing(renderer: Renderer, source: RenderSource): Promise<Figure[]> {
  const server = createServer((_, response) => response.end('ok'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    await slowest(url, 200);
    const [alone, beside]: [number[], number[]] = [[], []];
    const before = residentMegabytes(process.pid) ?? Number.NaN;
    for (let round = 0; round < roundsBeside; round += 1) {
      alone.push(await slowest(url, asked));
      let drawing = true;
      const drawn = (async () => {
        for (let at = 1; drawing; at = (at % pages) + 1) await page(renderer, source, at);
      })();
      beside.push(await slowest(url, asked));
      drawing = false;
      await drawn;
    }
    const grown = (residentMegabytes(process.pid) ?? Number.NaN) - before;
    return [
      {
        what: 'Other requests while pages are drawn, p99',
        measured: median(beside),
        baseline: median(alone),
        unit: 'ms',
        mostTimes: 2,
      },
      { what: 'Memory of the server after drawing without a break', measured: grown, unit: 'MB', most: 30 },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The 99th percentile of so many answers, in milliseconds. */
async function slowest(url: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    times.push(await timed(async () => (await fetch(url)).text()));
    await pause(2);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? Number.NaN;
}

function page(renderer: Renderer, source: RenderSource, number: number): Promise<unknown> {
  const mark = ['Ada Lovelace', 'ada.lovelace@bench.example', '2026-11-20 12:00 UTC'];
  return renderer.page(source, { page: number, width: 1400, mark });
}

function sourceOf(key: string, pdf: Uint8Array): RenderSource {
  return { key, kind: 'pdf', load: async () => pdf };
}

/** A report of so many pages, full of text. */
function threeHundredPages(): Uint8Array {
  const sentence = 'Revenue by customer and month, net of returns and of what was billed ahead';
  const lines = Array.from({ length: pages * linesOfPage }, (_, line) => `${line + 1}  ${sentence}`);
  return typesetText(Buffer.from(lines.join('\n')), 'text').pdf;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
