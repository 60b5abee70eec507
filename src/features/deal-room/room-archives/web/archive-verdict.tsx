import { verifying } from '#content/verifying.ts';
import { grouped } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { verifyManifest } from '../contract.ts';

export type CheckedArchive = {
  verdict: ReplyOf<typeof verifyManifest>;
  /** Whether the checksum list matches the signed one; `null` if it was not checked. */
  list: boolean | null;
};

const faces = {
  valid: { tone: 'good', title: 'Valid' },
  altered: { tone: 'warning', title: 'Changed' },
  unknown: { tone: 'info', title: 'Unknown' },
} as const;

const copies = {
  seller: 'The seller’s',
  broker: 'The broker’s',
  buyer: 'The buyer’s',
} as const;

export function ArchiveVerdict({ verdict: { outcome, manifest }, list }: CheckedArchive) {
  const { tone, title } = faces[outcome];
  return (
    <section aria-label="Result for the archive" className="flex flex-col gap-3">
      <Alert tone={tone} title={title}>
        <p>{verifying.archive.answers[outcome]}</p>
      </Alert>
      {list !== null && (
        <Alert
          tone={list ? 'good' : 'warning'}
          title={list ? 'The list of files is the one that was signed' : 'The list of files was changed'}
        >
          <p>
            {list
              ? verifying.archive.next
              : 'It is not the list that belongs to this archive. Do not rely on it; download the archive again.'}
          </p>
        </Alert>
      )}
      {manifest && (
        <>
          <DescriptionList
            items={[
              { term: 'Room closed', detail: <DateText at={manifest.closedAt} withTime /> },
              { term: 'Archive made', detail: <DateText at={manifest.madeAt} withTime /> },
              { term: 'Copy', detail: copies[manifest.copy] },
              { term: 'Files', detail: grouped(manifest.files) },
            ]}
          />
          <TechnicalDetails>
            <p>
              SHA-256 of SHA256SUMS{' '}
              <code className="break-all font-mono text-tiny">{manifest.sumsSha256}</code>
            </p>
          </TechnicalDetails>
        </>
      )}
    </section>
  );
}
