import { readFile } from 'node:fs/promises';

/** A file of each kind that LibreOffice made itself: one that cannot open it lacks a part. */
const samples = ['odt', 'docx', 'doc', 'rtf', 'ods', 'xlsx', 'xls', 'odp', 'pptx'] as const;
type Sample = (typeof samples)[number];

/** Endings that the same part opens. */
const alike: Readonly<Record<string, Sample>> = {
  docm: 'docx',
  dotx: 'docx',
  xlsm: 'xlsx',
  xlsb: 'xlsx',
  ppt: 'odp',
  odg: 'odp',
  pptm: 'pptx',
  bin: 'odt',
};

/** Which sample stands for files with this ending (lower case, without the dot). */
export function sampleFor(ending: string): Sample {
  return (
    samples.find((one) => one === ending) ?? (Object.hasOwn(alike, ending) ? alike[ending] : null) ?? 'odt'
  );
}

export function readSample(sample: Sample): Promise<Buffer> {
  return readFile(new URL(`./samples/sample.${sample}`, import.meta.url));
}
