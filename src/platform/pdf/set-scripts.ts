import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { loadFacesFor } from '../typefaces/faces.ts';
import { needsRuns, textRuns } from '../typefaces/text-runs.ts';

type ScriptRun = { text: string; level: number; font?: string; fontFeatures?: { level: number } };

/** Splits texts that Roboto cannot set left to right into runs, and loads their faces. */
export async function withScripts(definition: TDocumentDefinitions): Promise<TDocumentDefinitions> {
  const { content, footer, header } = definition;
  const texts: string[] = [];
  const once = [
    content,
    ...[header, footer].map((part) => (part instanceof Function ? part(1, 1, size) : part)),
  ];
  mapTexts(once, (text) => {
    if (needsRuns(text)) texts.push(text);
    return [text];
  });
  if (texts.length === 0) return definition;
  await loadFacesFor(texts);
  const set = <T>(part: T): T => mapTexts(part, (text) => (needsRuns(text) ? runsOf(text) : [text])) as T;
  const late = (part: typeof footer) =>
    part instanceof Function ? (...page: Parameters<typeof part>) => set(part(...page)) : set(part);
  return { ...definition, version: '1.7', content: set(content), header: late(header), footer: late(footer) };
}

const size = { width: 612, height: 792, orientation: 'portrait' } as const;

function runsOf(text: string): ScriptRun[] {
  return textRuns(text).map(({ text: shown, face, level }) =>
    face === null
      ? { text: shown, level }
      : { text: shown, level, font: face.name, fontFeatures: { level }, wordBreak: 'normal' },
  );
}

type Node = Readonly<Record<string, unknown>>;
type Cut = (text: string) => readonly (string | ScriptRun)[];

const places = ['stack', 'columns', 'ul', 'ol', 'table', 'body'] as const;

function mapTexts(node: unknown, cut: Cut): unknown {
  if (typeof node === 'string') return whole(cut(node));
  if (Array.isArray(node)) return node.map((inner) => mapTexts(inner, cut));
  if (!isNode(node)) return node;
  const within = places.filter((place) => place in node).map((place) => [place, mapTexts(node[place], cut)]);
  const text = 'text' in node ? { text: cutText(node.text, cut) } : {};
  return { ...node, ...text, ...Object.fromEntries(within) };
}

function whole(runs: ReturnType<Cut>): unknown {
  return runs.length === 1 && typeof runs[0] === 'string' ? runs[0] : { text: runs };
}

function cutText(text: unknown, cut: Cut): unknown {
  if (typeof text === 'string') {
    const runs = cut(text);
    return runs.length === 1 && typeof runs[0] === 'string' ? runs[0] : runs;
  }
  if (Array.isArray(text)) return text.flatMap((piece) => cutPiece(piece, cut));
  return isNode(text) ? mapTexts(text, cut) : text;
}

function cutPiece(piece: unknown, cut: Cut): unknown[] {
  if (typeof piece === 'string') return [...cut(piece)];
  if (!isNode(piece) || typeof piece.text !== 'string') return [mapTexts(piece, cut)];
  return cut(piece.text).map((run) =>
    typeof run === 'string' ? { ...piece, text: run } : { ...piece, ...run },
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
