import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { type BridgeBar, bridgeBars } from '#features/earnings/domain/bridge-bars.ts';
import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import { printable } from '#platform/pdf/printable.ts';
import type { ReportDrawing } from '../domain/report.ts';

/** Points between the margins of a page. */
const width = 484;
const accent = '#1f5f4a';
const pale = '#b9d4c8';
const warm = '#b4552d';
const faint = '#e2e2e2';
const grey = '#444444';

/** A drawing as shapes of the page, with its figures as text beside it. */
export function drawn(drawing: ReportDrawing): Content {
  return {
    stack: [{ text: printable(drawing.title), style: 'caption' }, ...bodyOf(drawing)],
    unbreakable: true,
  };
}

function bodyOf(drawing: ReportDrawing): Content[] {
  if (drawing.kind === 'range') return range(drawing);
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
    text: `${label} ${formatMoney(wholeDollars(amount))}`,
    alignment,
    fontSize: 9,
  });
  return [
    { canvas: [bar(0, 0, width, 12, pale), bar(at - 2, -3, 4, 18, accent)], margin: [0, 4, 0, 6] },
    { columns: [end('Low', low, 'left'), end('Middle', mid, 'center'), end('High', high, 'right')] },
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
  return score === null ? '–' : score.toFixed(1);
}

function bridge(steps: Extract<ReportDrawing, { kind: 'bridge' }>['steps']): Content[] {
  const bars = bridgeBars(steps);
  const long = 250;
  const shape = ({ from, to, total }: BridgeBar): CanvasElement[] => [
    bar(from * long, 1, (to - from) * long, 9, total ? accent : pale),
  ];
  return bars.map((one) => ({
    columns: [
      { width: 140, text: printable(one.label), fontSize: 9, bold: one.total },
      { width: long + 10, canvas: one.amount < 0 && !one.total ? [falls(one, long)] : shape(one) },
      {
        width: '*',
        text: formatMoney(one.amount),
        fontSize: 9,
        bold: one.total,
        alignment: 'right' as const,
        color: one.amount < 0 ? warm : grey,
      },
    ],
    margin: [0, 0, 0, 4] as [number, number, number, number],
  }));
}

function falls({ from, to }: BridgeBar, long: number): CanvasElement {
  return bar(from * long, 1, (to - from) * long, 9, warm);
}
