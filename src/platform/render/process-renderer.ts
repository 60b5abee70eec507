import { minutes, seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { pageImage } from './page-pixels.ts';
import { type PdfFacts, plainPdfLimits } from './pdf-facts.ts';
import { type LaneOptions, type RenderLane, renderLane } from './render-lane.ts';
import type { Ask, RenderOutcome } from './render-messages.ts';
import {
  type DocumentText,
  type PagePixels,
  type PageRequest,
  type PageWords,
  type Renderer,
  type RenderSource,
  textLimit,
  textPageLimit,
  viewByteLimit,
  wordPageLimit,
} from './renderer.ts';

const usual: LaneOptions = { within: 10 * seconds, idle: 10 * minutes, memory: 700_000_000, waiting: 60 };

/** One process, kept warm, for pages that people wait for; one for whole files and their text. */
export function processRenderer(options: Partial<LaneOptions> = {}): Renderer {
  const marks = rememberFailures();
  const looking = marks.guard(renderLane({ ...usual, ...options }));
  const working = marks.guard(
    renderLane({ ...usual, within: 40 * seconds, idle: minutes, waiting: 200, ...options }),
  );
  const inspecting = renderLane({
    ...usual,
    within: 40 * seconds,
    idle: seconds,
    waiting: 10,
    memory: plainPdfLimits.memory,
    once: true,
  });
  return {
    open: async (source) => pagesOf(await looking.ask(bounded(source), { what: 'open' })),
    page: async (source, request) => {
      const pixels = await pixelsFrom(looking, source, request);
      warmNext(looking, source, request);
      return pageImage(pixels);
    },
    pixels: (source, request) => pixelsFrom(working, source, request),
    text: (source) => textOf(working, bounded(source)),
    words: (source) => wordsOf(working, bounded(source)),
    inspect: (source) => factsFrom(inspecting, bounded(source)),
    stop: async () => {
      await Promise.all([looking.stop(), working.stop(), inspecting.stop()]);
    },
  };
}

const rememberedFor = 10 * minutes;
const maxRemembered = 1_000;

/** Remembers documents that ended their process, so that others wait for such a document once, not for every page. */
function rememberFailures() {
  const marks = new Map<string, { error: Refused; until: number }>();
  const mark = (key: string, error: unknown) => {
    if (!(error instanceof Refused) || !endsProcess.has(error.code)) return;
    marks.set(key, { error, until: performance.now() + rememberedFor });
    for (const oldest of marks.keys()) if (marks.size > maxRemembered) marks.delete(oldest);
  };
  return {
    guard: (lane: RenderLane): RenderLane => ({
      ...lane,
      ask: async (source, ask) => {
        const known = marks.get(source.key);
        if (known && performance.now() < known.until) throw known.error;
        const outcome = await lane.ask(source, ask).catch((error: unknown) => {
          mark(source.key, error);
          throw error;
        });
        if ('refused' in outcome) mark(source.key, new Refused(outcome.refused));
        return outcome;
      },
    }),
  };
}

const endsProcess: ReadonlySet<string> = new Set([
  'document-too-slow',
  'document-too-heavy',
  'document-unreadable',
]);

function bounded(source: RenderSource): RenderSource {
  return {
    ...source,
    load: async () => {
      const bytes = await source.load();
      if (bytes.length > viewByteLimit) throw new Refused('document-too-large', { most: viewByteLimit });
      return bytes;
    },
  };
}

async function pixelsFrom(lane: RenderLane, source: RenderSource, request: PageRequest): Promise<PagePixels> {
  const outcome = await lane.ask(bounded(source), { what: 'page', ...request });
  if ('pixels' in outcome) return outcome.pixels;
  throw unexpected(outcome);
}

const warmAfter = 400;

function warmNext(lane: RenderLane, source: RenderSource, { page, width }: PageRequest): void {
  const draw = () => {
    if (lane.free()) lane.ask(bounded(source), { what: 'warm', page: page + 1, width }).catch(() => {});
  };
  // Delayed, so that a reader who jumps to another page does not wait for this one.
  setTimeout(draw, warmAfter).unref();
}

function pagesOf(outcome: RenderOutcome): { pages: number } {
  if ('pages' in outcome) return { pages: outcome.pages };
  throw unexpected(outcome);
}

async function factsFrom(lane: RenderLane, source: RenderSource): Promise<PdfFacts> {
  if (!looksLikePdf(await source.load())) throw new Refused('pdf-malformed');
  const outcome = await lane.ask(source, { what: 'inspect' }).catch((error: unknown) => {
    if (error instanceof Refused && endsProcess.has(error.code)) throw new Refused('pdf-too-complex');
    throw error;
  });
  if ('facts' in outcome) return outcome.facts;
  throw unexpected(outcome);
}

function looksLikePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.subarray(0, 1_024).includes('%PDF-') && text.subarray(-2_048).includes('startxref');
}

async function textOf(lane: RenderLane, source: RenderSource): Promise<DocumentText> {
  const { pages: count } = pagesOf(await lane.ask(source, { what: 'open' }));
  const most = Math.min(count, textPageLimit);
  const pages: string[] = [];
  const pictures: number[] = [];
  let cut = most < count;
  let characters = 0;
  while (pages.length < most && characters < textLimit) {
    const ask: Ask = { what: 'text', page: pages.length + 1 };
    const outcome = await lane.ask(source, ask);
    if (!('texts' in outcome) || outcome.texts.length === 0) throw unexpected(outcome);
    pages.push(...outcome.texts);
    pictures.push(...outcome.pictures);
    cut ||= outcome.cut;
    characters += outcome.texts.reduce((sum, { length }) => sum + length, 0);
  }
  cut ||= pages.length < most;
  return { pages: pages.slice(0, most), whole: !cut && pictures.length === 0, pictures, cut };
}

async function wordsOf(lane: RenderLane, source: RenderSource): Promise<PageWords[]> {
  const { pages: count } = pagesOf(await lane.ask(source, { what: 'open' }));
  if (count > wordPageLimit) throw new Refused('document-too-many-pages', { most: wordPageLimit });
  const pages: PageWords[] = [];
  while (pages.length < count) {
    const outcome = await lane.ask(source, { what: 'words', page: pages.length + 1 });
    if (!('placed' in outcome) || outcome.placed.length === 0) throw unexpected(outcome);
    pages.push(...outcome.placed);
  }
  return pages.slice(0, count);
}

function unexpected(outcome: RenderOutcome): Error {
  if ('refused' in outcome) return new Refused(outcome.refused);
  return new Error('the page renderer answered something else');
}
