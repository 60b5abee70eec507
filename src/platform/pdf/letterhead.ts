import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { printable } from './printable.ts';

export const accent = '#1f5f4a';

export function letterhead(name: string, address: string): Content {
  const stones: CanvasElement[] = [
    { type: 'ellipse', x: 13, y: 24, r1: 12, r2: 3.4, color: accent },
    { type: 'ellipse', x: 14, y: 17, r1: 9, r2: 3, color: accent, fillOpacity: 0.8 },
    { type: 'ellipse', x: 11.5, y: 10.6, r1: 6.4, r2: 2.6, color: accent, fillOpacity: 0.62 },
    { type: 'ellipse', x: 13.2, y: 4.8, r1: 3.6, r2: 2.2, color: accent },
  ];
  return {
    columns: [
      { width: 34, canvas: stones },
      { width: '*', text: printable(name), bold: true, fontSize: 15, margin: [0, 6, 0, 0] },
      { width: 'auto', text: printable(address), style: 'label', margin: [0, 10, 0, 0] },
    ],
  };
}
