import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { clearPersonalData, type getDocument } from '../contract.ts';
import type { FindingKind } from '../domain/personal-data.ts';
import { documentQuery } from './queries.ts';
import { useRoomAct } from './use-room-act.ts';

const kinds: Readonly<Record<FindingKind, string>> = {
  ssn: 'Social Security number',
  'bank-account': 'Bank account or routing number',
  card: 'Card number',
  'birth-date': 'Date of birth',
};

export function ClearDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const { data } = useQuery(documentQuery(documentId));
  const [newest] = data?.versions ?? [];
  const clear = useRoomAct({
    act: (why: string) => call(clearPersonalData, { params: { id: newest?.id ?? '' }, body: { why } }),
    done: () => 'Approved. You can publish it now.',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Approve for publication?"
      description={<Findings findings={data?.findings ?? []} />}
      confirmLabel="Approve"
      reason={{
        label: 'Why can it be published?',
        hint: 'Your reason is kept with the document.',
        required: true,
        maxLength: 500,
      }}
      confirmDisabledReason={newest ? null : 'Still processing.'}
      busy={clear.isPending}
      error={clear.error}
      onConfirm={(why) => clear.mutate(why)}
    />
  );
}

type Finding = ReplyOf<typeof getDocument>['findings'][number];

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        This looks like personal data. It is safer to redact it, or to remove it and upload the file again.
      </p>
      <ul className="flex flex-col gap-1 text-small">
        {findings.slice(0, 10).map((found) => (
          <li key={`${found.kind} ${found.place} ${found.masked}`}>
            {kinds[found.kind]}, {found.place}: <span className="tabular">{found.masked}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
