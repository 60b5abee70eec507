import { extname } from 'node:path';
import { minutes, seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Confinement } from '../confine/confinement.ts';
import { type RunEnd, runConfined } from '../confine/run-confined.ts';
import { fairQueue } from '../fair-queue.ts';
import { type SheetReader, threadedSheetReader } from '../sheets/sheet-reader.ts';
import { fitSheets } from './fit-sheets.ts';
import { officeCommand } from './office-command.ts';
import { readSample, sampleFor } from './office-samples.ts';
import { viewByteLimit } from './renderer.ts';

type OfficeFile = { fileName: string; whose: string; load(): Promise<Uint8Array> };

export type OfficeConverter = {
  /** Throws Refused with a `RenderRefusal`. */
  toPdf(file: OfficeFile): Promise<Uint8Array>;
  opens(ending: string): Promise<boolean>;
};

type OfficeOptions = {
  within?: number;
  memory?: number;
  folder?: string;
  log?: OfficeLog;
  sheets?: Pick<SheetReader, 'weigh'>;
};
type OfficeLog = { error(facts: object, text: string): void };

const mostOutput = 200_000_000;
/** In bytes per process: far more than it uses, because LibreOffice maps a lot that it never touches. */
const addressSpace = 4_000_000_000;
const toWeigh = 40 * seconds;
const missingFor = 30 * minutes;

/** One file at a time; accounts take turns. Files go through pipes and memory, never to disk. */
export function officeConverter(
  program: string,
  confinement: Confinement,
  options: OfficeOptions = {},
): OfficeConverter {
  const { within = 60 * seconds, memory = 1_000_000_000, folder = '/', log } = options;
  const { sheets = threadedSheetReader({ within: toWeigh }) } = options;
  const inTurn = fairQueue({ atOnce: 1, waiting: 50, busy: 'renderer-busy' });
  const convert = (bytes: Uint8Array, ending: string) => {
    const command = officeCommand(program, ending, { memory: addressSpace, within });
    const limits = { within, memory, output: mostOutput };
    return runConfined(confinement.words(command), bytes, limits, folder);
  };
  const opens = openedKinds(async (ending) => {
    const sample = sampleFor(ending);
    const opened = isPdf(await convert(await readSample(sample), sample));
    if (!opened) log?.error({ ending: sample }, lacking);
    return opened;
  });
  return {
    opens: (ending) => inTurn('', () => opens(ending)),
    toPdf: ({ fileName, whose, load }) =>
      inTurn(whose, async () => {
        const bytes = await load();
        if (bytes.length > viewByteLimit) throw new Refused('document-too-large', { most: viewByteLimit });
        await weighed(bytes, sheets);
        const ending = endingOf(fileName);
        const run = await convert(ending === 'xlsx' ? await fitSheets(bytes) : bytes, ending);
        if (isPdf(run)) return run.output;
        if (run.ended !== null) throw new Refused(refusals[run.ended]);
        // A failure may come from a missing part of LibreOffice, so do not blame the file then.
        throw new Refused((await opens(ending)) ? 'document-unreadable' : 'office-part-missing');
      }),
  };
}

const lacking =
  'LibreOffice here cannot open a file of this kind: install the missing component (libreoffice-writer, -calc or -impress)';

/** A file that takes too long to inspect would take too long to open. */
async function weighed(bytes: Uint8Array, sheets: Pick<SheetReader, 'weigh'>): Promise<void> {
  await sheets.weigh(bytes).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code === 'sheets-busy') throw new Refused('renderer-busy');
    throw unweighable.has(error.code) ? new Refused('document-too-heavy') : error;
  });
}

const unweighable: ReadonlySet<string> = new Set(['sheet-too-slow', 'workbook-broken']);

const refusals = {
  late: 'document-too-slow',
  memory: 'document-too-heavy',
  output: 'document-too-heavy',
} as const satisfies Record<NonNullable<RunEnd['ended']>, string>;

function endingOf(fileName: string): string {
  return /^\.([a-z0-9]{1,5})$/i.exec(extname(fileName))?.[1]?.toLowerCase() ?? 'bin';
}

const isPdf = ({ code, ended, output }: RunEnd): boolean =>
  code === 0 && ended === null && output.subarray(0, 1_024).includes('%PDF-');

function openedKinds(ask: (ending: string) => Promise<boolean>): (ending: string) => Promise<boolean> {
  const known = new Map<string, { opened: boolean; at: number }>();
  return async (ending) => {
    const sample = sampleFor(ending);
    const before = known.get(sample);
    if (before?.opened || (before && performance.now() - before.at < missingFor)) return before.opened;
    const opened = await ask(ending);
    known.set(sample, { opened, at: performance.now() });
    return opened;
  };
}
