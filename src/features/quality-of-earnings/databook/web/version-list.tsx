import { Download } from 'lucide-react';
import { StaleFigures } from '#features/quality-of-earnings/adjusted-earnings/web/stale-figures.tsx';
import { sizeText } from '#kernel/size-words.ts';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Row } from '#kit/ui/RowList.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { downloadDatabook } from '../contract.ts';
import type { DatabookPart } from '../domain/changed-parts.ts';
import { changedList } from './changed-list.ts';
import type { BookVersion } from './queries.ts';
import { CopyState, PutIntoRoom } from './room-copy.tsx';

type Props = { title: string; versions: readonly BookVersion[]; roomId: string | null };

/** Those that are made. Only the newest can be put into the deal room. */
export function VersionList({ title, versions, roomId }: Props) {
  if (versions.length === 0) return null;
  return (
    <ul className="-mx-5 -mb-5 divide-y divide-line border-line border-t">
      {versions.map((version, at) => (
        <Row
          key={version.id}
          title={`Version ${version.number}`}
          detail={<VersionFacts version={version} />}
          below={
            <>
              {at === 0 && version.stale && (
                <StaleFigures stale={version.stale} what="this version was made" />
              )}
              {version.copy && <CopyState copy={version.copy} roomId={roomId} />}
            </>
          }
          action={
            <div className="flex flex-wrap gap-2">
              {roomId !== null && at === 0 && <PutIntoRoom version={version} title={title} />}
              <TakeBook version={version} title={title} />
            </div>
          }
        />
      ))}
    </ul>
  );
}

function VersionFacts({ version: { madeAt, size, dataset, changed } }: { version: BookVersion }) {
  return (
    <>
      {madeAt !== null && <DateText at={madeAt} withTime />} · version {dataset} of the books
      {size !== null && ` · ${sizeText(size)}`}
      {changed !== null && changed.length > 0 && ` · ${changedSince(changed)}`}
    </>
  );
}

const changedSince = (changed: readonly DatabookPart[]) => `new in it: ${changedList(changed)}`;

function TakeBook({ version: { id, number }, title }: { version: BookVersion; title: string }) {
  const toast = useToast();
  const take = useSingleMutation({
    mutationFn: () => call(downloadDatabook, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) => toast('The databook could not be downloaded.', failureToast(error)),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      busy={take.isPending}
      aria-label={`Download version ${number} of the databook “${title}”`}
      onClick={() => take.mutate()}
    >
      <Download aria-hidden className="size-4" />
      Download
    </Button>
  );
}
