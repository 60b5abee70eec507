import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { saveBlob } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { ndaOwnerQuery } from './queries.ts';

export type OwnerSeen = 'now' | 'with-access' | 'never';

/** Before access is granted, says only that the owner is on record. */
export function OwnerOnRecord({ ndaId, seen }: { ndaId: string; seen: OwnerSeen }) {
  const { data } = useQuery({ ...ndaOwnerQuery(ndaId), enabled: seen === 'now' });
  if (seen === 'never' || (seen === 'now' && data === undefined)) return null;
  if (!data || seen !== 'now')
    return (
      <p className="max-w-prose text-muted text-small">
        The owner’s name is on record with your signed file. You see it once you have access, and can then
        prove that it is the same one.
      </p>
    );
  const save = () =>
    saveBlob(new File([data.statement], `nda-owner-${ndaId.slice(0, 8)}.json`, { type: 'application/json' }));
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose">
        Owner bound by this NDA: <bdi>{data.owner}</bdi>, for <bdi>{data.business}</bdi>.
      </p>
      <p className="max-w-prose text-muted text-small">
        To prove it, save the statement and keep it with the signed file. The two belong together.
      </p>
      <TechnicalDetails>
        <p>The audit certificate in the signed file names the statement by its SHA-256.</p>
        <Fingerprint of="Statement" value={data.sha256} />
      </TechnicalDetails>
      <Button variant="quiet" size="small" onClick={save}>
        <FileText aria-hidden className="size-4" />
        Save owner’s statement
      </Button>
    </div>
  );
}
