import { exifOrientation } from './exif-orientation.ts';
import { Bytes, broken, type ImageParts } from './image-parts.ts';

const soi = 0xd8;
const eoi = 0xd9;
const sos = 0xda;
const app1 = 0xe1;
const app14 = 0xee;
/** Baseline, extended and progressive. Cameras write no others, and decoders disagree on them. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const tables = new Set([0xc4, 0xdb, 0xdd]);

type Frame = { width: number; height: number };
type Walk = {
  bytes: Bytes;
  kept: Uint8Array[];
  dropped: Uint8Array[];
  frame: Frame | null;
  orientation: number;
};

/** Splits a JPEG at its markers (ITU T.81, annex B). Throws Refused('image-broken'). */
export function jpegParts(all: Uint8Array): ImageParts {
  const bytes = new Bytes(all);
  const walk: Walk = { bytes, kept: [bytes.part(0, 2)], dropped: [], frame: null, orientation: 0 };
  if (bytes.u16(0) !== 0xff00 + soi) throw broken();
  let at = 2;
  let scans = 0;
  for (;;) {
    const marker = markerAt(bytes, at);
    at = marker.next;
    if (marker.code === eoi) break;
    const length = bytes.u16(at);
    if (length < 2) throw broken();
    const end = at + length;
    take(walk, marker.code, bytes.part(at - 2, length + 2));
    at = marker.code === sos ? endOfScan(bytes, end) : end;
    if (marker.code === sos) {
      scans += 1;
      walk.kept.push(bytes.part(end, at - end));
    }
  }
  if (!walk.frame || scans === 0) throw broken();
  walk.dropped.push(bytes.rest(at));
  const clean = Buffer.concat([...walk.kept, Uint8Array.of(0xff, eoi)]);
  return { ...walk.frame, orientation: walk.orientation || 1, clean, dropped: walk.dropped };
}

function markerAt(bytes: Bytes, from: number): { code: number; next: number } {
  if (bytes.u8(from) !== 0xff) throw broken();
  let at = from + 1;
  while (bytes.u8(at) === 0xff) at += 1;
  return { code: bytes.u8(at), next: at + 1 };
}

function take(walk: Walk, code: number, segment: Uint8Array): void {
  const bytes = new Bytes(segment);
  if (frames.has(code)) {
    // A second frame could have a different size than the one that was checked.
    if (walk.frame) throw broken();
    walk.frame = { height: bytes.u16(5), width: bytes.u16(7) };
  } else if (code === app14 && isAdobe(bytes)) {
    // Adobe's APP14: without it, four-color pictures get the wrong colors. Only its first twelve bytes are data.
    walk.kept.push(Uint8Array.of(0xff, app14, 0, 14), bytes.part(4, 12));
    return;
  } else if (code !== sos && !tables.has(code)) {
    if (!isNote(code)) throw broken();
    if (code === app1 && walk.orientation === 0) walk.orientation = exifIn(bytes);
    walk.dropped.push(segment);
    return;
  }
  walk.kept.push(Uint8Array.of(0xff, code), bytes.rest(2));
}

function isNote(code: number): boolean {
  return (code >= 0xe0 && code <= 0xef) || code === 0xfe;
}

function isAdobe(segment: Bytes): boolean {
  return segment.length >= 16 && segment.text(4, 5) === 'Adobe';
}

function exifIn(segment: Bytes): number {
  const exif = segment.length >= 10 && segment.text(4, 6) === 'Exif\0\0';
  return exif ? exifOrientation(segment.rest(4)) : 0;
}

/** The end of the scan's data: the next marker that is neither stuffing nor a restart. */
function endOfScan({ all }: Bytes, from: number): number {
  for (let at = all.indexOf(0xff, from); at >= 0; at = all.indexOf(0xff, at + 1)) {
    const code = all[at + 1];
    if (code === undefined) break;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  throw broken();
}
