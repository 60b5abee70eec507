import { grouped } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { verifyDocument } from '../seal-contract.ts';
import { Fingerprint } from './fingerprint.tsx';
import { levelWords } from './level-words.tsx';

type View = ReplyOf<typeof verifyDocument>;

const faces = {
  valid: { tone: 'good', title: 'Valid' },
  altered: { tone: 'warning', title: 'Altered' },
  'sealed-not-on-file': { tone: 'warning', title: 'Sealed here, not on file' },
  unknown: { tone: 'info', title: 'Unknown' },
} as const;

const documentWords: Record<NonNullable<View['kind']>, string> = {
  listing: 'Confidentiality agreement for one listing',
  master: 'Master agreement of an NDA passport',
  joinder: 'Joinder to a master agreement',
  'letter-of-intent': 'Letter of intent accepted by both sides',
};

const logWords: Record<NonNullable<View['logVersion']>, string> = {
  1: 'Version 1: hashes can be checked only against our records',
  2: 'Version 2: hashes can be checked from this file alone, as its last pages explain',
};

export function Verdict({ name, verdict }: { name: string; verdict: View }) {
  const { tone, title } = faces[verdict.outcome];
  return (
    <section aria-label="Result" className="flex flex-col gap-3">
      <Alert tone={tone} title={title}>
        <p>{wordsFor(verdict)}</p>
      </Alert>
      <DescriptionList
        items={[
          { term: 'File', detail: <span className="wrap-anywhere">{name}</span> },
          ...(verdict.kind ? [{ term: 'Document', detail: documentWords[verdict.kind] }] : []),
          ...(verdict.sealedAt
            ? [{ term: 'Sealed', detail: <DateText at={verdict.sealedAt} withTime /> }]
            : []),
        ]}
      />
      <TechnicalDetails>
        {verdict.outcome === 'altered' && <p>{alteredWords(verdict.firstDifferentByte, verdict.bytes)}</p>}
        {verdict.sealedAt && <p>Seal level: {levelWords(verdict)}</p>}
        {verdict.logVersion && <p>Event log: {logWords[verdict.logVersion]}</p>}
        <p>Size: {grouped(verdict.bytes)} bytes</p>
        <Fingerprint of="File" value={verdict.sha256} />
      </TechnicalDetails>
    </section>
  );
}

function wordsFor({ outcome, sealedAt }: View): string {
  switch (outcome) {
    case 'valid':
      return sealedAt
        ? 'This is the original document, exactly as it was signed and sealed here.'
        : 'This is the original document, exactly as it was signed here, before it was sealed.';
    case 'altered':
      return 'This file was changed after it was signed. Do not rely on it.';
    case 'sealed-not-on-file':
      return 'The seal is ours and intact, but this document is not on file here.';
    case 'unknown':
      return 'This file was not sealed here, or it was changed so much that no trace of our seal is left.';
  }
}

function alteredWords(byte: number | null, bytes: number): string {
  if (byte === null)
    return 'The file has our seal or names one of our documents, but it is not the file that was signed and sealed.';
  if (byte > bytes) return `The file is cut off: the original continues at byte ${grouped(byte)}.`;
  return `The first difference from the original is at byte ${grouped(byte)}.`;
}
