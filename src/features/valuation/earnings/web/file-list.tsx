import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { getStatementFile, removeStatementFile } from '../contract.ts';
import type { PeriodEnds } from '../domain/periods.ts';
import { columnUseName } from './period-words.ts';
import type { KeptFile } from './queries.ts';
import { useChange } from './use-change.ts';

type Props = { checkId: string; files: readonly KeptFile[]; ends: PeriodEnds };

export function FileList({ checkId, files, ends }: Props) {
  const [leaving, setLeaving] = useState<KeptFile | null>(null);
  const remove = useChange(
    checkId,
    (id: string) => call(removeStatementFile, { params: { id } }),
    () => setLeaving(null),
  );
  const download = useSingleMutation({
    mutationFn: (id: string) => call(getStatementFile, { params: { id } }).then(saveFile),
  });
  if (files.length === 0) return null;
  return (
    <>
      <h3 className="font-semibold">Imported files</h3>
      <FailureAlert title="Not downloaded" error={download.error} />
      <ul className="-mt-2 flex flex-col divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{nameOf(file)}</p>
              <p className="wrap-anywhere text-muted text-small">
                {usesIn(file, ends)} · {counted(file.accounts, 'account')}
                {file.name && file.title && ` · ${file.title}`} · imported <TimeAgo at={file.keptAt} />
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-1">
              {file.size === null ? (
                <span className="text-muted text-small">The file itself was not kept then</span>
              ) : (
                <Button
                  variant="quiet"
                  busy={download.isPending && download.variables === file.id}
                  onClick={() => download.mutate(file.id)}
                  aria-label={`Download ${nameOf(file)}`}
                >
                  Download
                </Button>
              )}
              <Button variant="quiet" onClick={() => setLeaving(file)} aria-label={`Remove ${nameOf(file)}`}>
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Remove this file from your books?"
        description="Its periods lose these figures. Anything you typed for them counts again. The file is deleted. Your account matches are remembered."
        confirmLabel="Remove file"
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </>
  );
}

function nameOf({ name, sheet, title }: KeptFile): string {
  const file = name ?? (title || 'Profit and loss');
  return sheet === null ? file : `${file}, sheet “${sheet}”`;
}

function usesIn({ columns }: KeptFile, ends: PeriodEnds): string {
  const months = columns.filter(({ use }) => use === 'month').length;
  const years = columns.flatMap(({ use }) =>
    use === 'month' || use === 'none' ? [] : [columnUseName(use, ends)],
  );
  return [...years, ...(months > 0 ? [counted(months, 'month')] : [])].join(', ');
}
