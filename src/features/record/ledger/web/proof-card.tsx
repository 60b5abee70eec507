import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { exportLedger, exportWholeLedger, getLedgerKey } from '../contract.ts';
import { nextPartOf } from './next-part.ts';

const keyQuery = queryOptions({
  queryKey: ['ledger-key'],
  queryFn: ({ signal }) => call(getLedgerKey, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

type Props = {
  /** `null`: everything, for admins. */
  listingId: string | null;
  holds: string;
};

export function ProofCard({ listingId, holds }: Props) {
  const key = useQuery(keyQuery);
  const { download, part } = useRecord(listingId);
  return (
    <Card as="section" aria-labelledby="proof" className="flex flex-col gap-3">
      <h2 id="proof" className="text-title">
        Audit trail
      </h2>
      <p className="text-muted">
        {holds} It is signed, so any later change is detectable. It contains no names.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4" />
          {part === 1 ? 'Download audit trail' : `Download part ${part} of the audit trail`}
        </Button>
        <a className="link" href={paths.ledgerVerifier()} target="_blank" rel="noreferrer">
          Verify an audit trail
        </a>
      </div>
      <TechnicalDetails>
        <p>Each entry includes the hash of the one before it.</p>
        <p>
          Signing key{' '}
          <code className="break-all font-mono text-tiny">
            {key.data?.fingerprint ?? (key.isError ? '– (couldn’t be loaded)' : '…')}
          </code>
        </p>
      </TechnicalDetails>
    </Card>
  );
}

/** Long records have several parts, and each needs its own press. */
function useRecord(listingId: string | null) {
  const toast = useToast();
  const [{ part, after }, setNext] = useState<{ part: number; after: string | null }>({
    part: 1,
    after: null,
  });
  const download = useSingleMutation({
    mutationFn: () => {
      const query = after === null ? {} : { after };
      return listingId === null
        ? call(exportWholeLedger, { query })
        : call(exportLedger, { params: { id: listingId }, query });
    },
    onSuccess: (file) => {
      saveFile(
        part === 1 ? file : { ...file, fileName: file.fileName.replace(/\.jsonl$/, `-part-${part}.jsonl`) },
      );
      const next = nextPartOf(file.bytes);
      setNext(next === null ? { part: 1, after: null } : { part: part + 1, after: next });
      if (next !== null)
        toast('Part of the audit trail was downloaded.', {
          description: 'Download the next part to continue.',
        });
    },
    onError: (error) => toast('The audit trail couldn’t be downloaded.', failureToast(error)),
  });
  return { download, part };
}
