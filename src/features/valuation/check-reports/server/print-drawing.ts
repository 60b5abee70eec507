import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { type BridgeBar, bridgeBars } from '#features/valuation/earnings/domain/bridge-bars.ts';
import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import { accent } from '#platform/pdf/letterhead.ts';
import { printable } from '#platform/pdf/printable.ts';
import type { ReportDrawing } from '../domain/report.ts';
import { mostOfPairs, rounded } from '../domain/report-words.ts';

/** Points between the page margins. */
const width = 484;
const pale = '#b9d4c8';
const warm = '#b4552d';
const faint = '#e2e2e2';
export const grey = '#444444';

export function drawn(drawing: ReportDrawing): Content {
  return {
    stack: [{ text: printable(drawing.title), style: 'caption' }, ...bodyOf(drawing)],
    unbreakable: true,
    margin: [0, 0, 0, 10],
  };
}

function bodyOf(drawing: ReportDrawing): Content[] {
  if (drawing.kind === 'range') return range(drawing);
  if (drawing.kind === 'columns') return columns(drawing.columns);
  if (drawing.kind === 'pairs') return pairs(drawing);
  return drawing.kind === 'scores' ? scores(drawing.bars) : bridge(drawing.steps);
}

const bar = (x: number, y: number, w: number, h: number, color: string): CanvasElement => ({
  type: 'rect',
  x,
  y,
  w: Math.max(w, 0.5),
  h,
  color,
});

function range({ low, mid, high }: { low: Cents; mid: Cents; high: Cents }): Content[] {
  const at = high > low ? ((mid - low) / (high - low)) * width : width / 2;
  const end = (label: string, amount: Cents, alignment: 'left' | 'center' | 'right') => ({
    text: `${label} ${rounded(amount)}`,
    alignment,
    fontSize: 9,
  });
  return [
    { canvas: [bar(0, 0, width, 12, pale), bar(at - 2, -3, 4, 18, accent)], margin: [0, 4, 0, 6] },
    { columns: [end('Low', low, 'left'), end('Midpoint', mid, 'center'), end('High', high, 'right')] },
  ];
}

type Bars = Extract<ReportDrawing, { kind: 'scores' }>['bars'];

function scores(bars: Bars): Content[] {
  const long = 260;
  return bars.map(({ label, claimed, evidenced }) => ({
    columns: [
      { width: 130, text: printable(label), fontSize: 9 },
      {
        width: long + 10,
        canvas: [
          bar(0, 2, long, 5, faint),
          bar(0, 2, ((claimed ?? 0) / 100) * long, 5, pale),
          bar(0, 7, ((evidenced ?? 0) / 100) * long, 3, accent),
        ],
      },
      { width: '*', text: `${scoreWords(claimed)} (${scoreWords(evidenced)})`, fontSize: 9 },
    ],
    margin: [0, 0, 0, 4] as [number, number, number, number],
  }));
}

function scoreWords(score: number | null): string {
  return score === null ? '–' : String(Math.round(score));
}

const tall = 110;

/** A waterfall: totals start at zero, each change starts where the previous one ended, with its figure above it. */
function bridge(steps: Extract<ReportDrawing, { kind: 'bridge' }>['steps']): Content[] {
  const bars = bridgeBars(steps);
  const wide = width / bars.length;
  const y = (share: number) => tall * (1 - share);
  const columns = bars.flatMap((one, at): CanvasElement[] => {
    const next = bars[at + 1];
    const ends = y(one.amount < 0 ? one.from : one.to);
    const x = at * wide + wide * 0.12;
    const column = bar(x, y(one.to), wide * 0.76, Math.max(tall * (one.to - one.from), 1), faceOf(one));
    return next ? [column, line(x + wide * 0.76, ends, x + wide, ends)] : [column];
  });
  const texts = (words: (one: BridgeBar) => string): Content => ({
    columns: bars.map((one) => ({
      width: wide,
      text: printable(words(one)),
      bold: one.total,
      alignment: 'center' as const,
      color: one.amount < 0 && !one.total ? warm : grey,
    })),
    fontSize: 8,
  });
  return [
    texts(({ amount, total }) => `${!total && amount > 0 ? '+' : ''}${formatMoney(wholeDollars(amount))}`),
    { canvas: [...columns, line(0, tall, width, tall)], margin: [0, 4, 0, 4] },
    texts(({ label }) => label),
  ];
}

const low = 90;

/** One column for each month, with the first, the middle and the last of them named. */
function columns(of: Extract<ReportDrawing, { kind: 'columns' }>['columns']): Content[] {
  const most = Math.max(1, ...of.map(({ amount }) => Math.abs(amount ?? 0)));
  const wide = width / Math.max(of.length, 1);
  const named = [of[0], of[Math.floor((of.length - 1) / 2)], of.at(-1)];
  const sides = ['left', 'center', 'right'] as const;
  return [
    {
      canvas: [
        ...of.flatMap(({ amount }, at) => {
          if (amount === null) return [];
          const height = (Math.abs(amount) / most) * low;
          return bar(at * wide, low - height, wide * 0.8, height, amount < 0 ? warm : accent);
        }),
        line(0, low, width, low),
      ],
      margin: [0, 4, 0, 4],
    },
    {
      columns: named.map((one, at) => ({
        width: '*',
        text: printable(one ? `${one.label}: ${amountWords(one.amount)}` : ''),
        alignment: sides[at] ?? 'left',
      })),
      fontSize: 8,
    },
  ];
}

/** The amounts are in the table of the chapter. */
function pairs({ names, rows }: Extract<ReportDrawing, { kind: 'pairs' }>): Content[] {
  const long = width - 150;
  const most = mostOfPairs(rows);
  const share = (amount: Cents | null) => (Math.max(0, amount ?? 0) / most) * long;
  return [
    {
      columns: [
        { width: 140, text: '' },
        {
          width: '*',
          text: printable(`Light bars: ${names.first}. Dark bars: ${names.second}.`),
          fontSize: 8,
          color: grey,
        },
      ],
      margin: [0, 2, 0, 4],
    },
    ...rows.map(({ label, first, second }) => ({
      columns: [
        { width: 140, text: printable(label), fontSize: 9 },
        {
          width: '*',
          canvas: [
            ...(first === null ? [] : [bar(0, 1, share(first), 5, pale)]),
            ...(second === null ? [] : [bar(0, 6, share(second), 5, accent)]),
          ],
        },
      ],
      margin: [0, 0, 0, 3] as [number, number, number, number],
    })),
  ];
}

const amountWords = (amount: Cents | null) => (amount === null ? '—' : formatMoney(wholeDollars(amount)));

const line = (x1: number, y1: number, x2: number, y2: number): CanvasElement => ({
  type: 'line',
  x1,
  y1,
  x2,
  y2,
  lineWidth: 0.5,
  lineColor: grey,
});

function faceOf({ amount, total }: BridgeBar): string {
  if (total) return accent;
  return amount < 0 ? warm : pale;
}
