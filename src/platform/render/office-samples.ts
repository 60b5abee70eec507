import { readFile } from 'node:fs/promises';

/** Sample files made by LibreOffice: if one cannot be opened, that part of LibreOffice is missing. */
const samples = ['odt', 'docx', 'doc', 'rtf', 'ods', 'xlsx', 'xls', 'odp', 'pptx'] as const;
type Sample = (typeof samples)[number];

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

export function sampleFor(ending: string): Sample {
  return (
    samples.find((one) => one === ending) ?? (Object.hasOwn(alike, ending) ? alike[ending] : null) ?? 'odt'
  );
}

export function readSample(sample: Sample): Promise<Buffer> {
  return readFile(new URL(`./samples/sample.${sample}`, import.meta.url));
}
