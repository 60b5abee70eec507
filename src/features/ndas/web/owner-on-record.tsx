import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { saveBlob } from '#web/save-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { ndaOwnerQuery } from './queries.ts';

/** Who is bound on the other side, and the text that proves it; before access only that it is on record. */
export function OwnerOnRecord({ ndaId }: { ndaId: string }) {
  const { data } = useQuery(ndaOwnerQuery(ndaId));
  if (data === undefined) return null;
  if (data === null)
    return (
      <p className="max-w-prose text-muted text-small">
        Your signed file carries the SHA-256 of the owner’s name. The name opens with access, and the SHA-256
        then proves that it is the same one.
      </p>
    );
  const save = () =>
    saveBlob(new File([data.statement], `nda-owner-${ndaId.slice(0, 8)}.json`, { type: 'application/json' }));
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose">
        Other party: <bdi>{data.owner}</bdi>, for <bdi>{data.business}</bdi>.
      </p>
      <p className="max-w-prose text-muted text-small">
        To prove it, save the statement and keep it with the signed file: its SHA-256 is in the audit
        certificate as <code className="break-all font-mono text-tiny">{data.sha256}</code>.
      </p>
      <Button variant="quiet" size="small" onClick={save}>
        <FileText aria-hidden className="size-4" />
        Save owner’s statement
      </Button>
    </div>
  );
}
