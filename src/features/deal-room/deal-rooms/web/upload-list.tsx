import { useInfiniteQuery } from '@tanstack/react-query';
import { sizeText } from '#kernel/size-words.ts';
import { call } from '#kit/api.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { cancelUpload, type listUploads } from '../contract.ts';
import { uploadsQuery } from './queries.ts';
import { useRoomAct } from './use-room-act.ts';

const states: Readonly<Record<string, { label: string; tone: Tone }>> = {
  receiving: { label: 'Uploading', tone: 'amber' },
  unpacking: { label: 'Unpacking', tone: 'amber' },
  done: { label: 'Uploaded', tone: 'good' },
  refused: { label: 'Rejected', tone: 'bad' },
};

export function UploadList({ roomId }: { roomId: string }) {
  const uploads = useInfiniteQuery({
    ...uploadsQuery(roomId),
    // A job unpacks zips, so its progress has to be polled.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ status }) => status === 'unpacking')) ? 2_000 : false,
  });
  const cancel = useCancelUpload();
  return (
    <PagedList
      query={uploads}
      what="uploads"
      more="Load older uploads"
      waiting="h-14"
      empty={<EmptyState title="No uploads yet">Files you upload appear here with their status.</EmptyState>}
    >
      {(items) => (
        <ul className="divide-y divide-line rounded-large border border-line bg-surface">
          {items.map((upload) => (
            <UploadRow key={upload.id} upload={upload} cancel={cancel} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function useCancelUpload() {
  return useRoomAct({
    act: (id: string) => call(cancelUpload, { params: { id } }),
    done: () => 'Upload canceled.',
    failed: 'The upload could not be canceled.',
  });
}

type RowProps = {
  upload: ReplyOf<typeof listUploads>['items'][number];
  cancel: ReturnType<typeof useCancelUpload>;
};

function UploadRow({ upload, cancel }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <bdi className="[overflow-wrap:anywhere]">{[...upload.path, upload.name].join(' / ')}</bdi>
        <p className="tabular text-muted text-small">
          {sizeText(upload.received)} of {sizeText(upload.size)}
          {upload.kind === 'zip' && upload.entries.all > 0
            ? ` · ${upload.entries.done} of ${upload.entries.all} files unpacked, ${upload.entries.refused} rejected`
            : ''}
        </p>
        {upload.refusal !== null && <p className="text-bad text-small">{upload.refusal}</p>}
        {upload.entries.refusals.map(({ name, why }) => (
          <p key={name} className="text-bad text-small">
            <bdi>{name}</bdi>: {why}
          </p>
        ))}
      </div>
      <Badge tone={states[upload.status]?.tone ?? 'neutral'}>{states[upload.status]?.label}</Badge>
      {(upload.status === 'receiving' || upload.status === 'unpacking') && (
        <Button variant="quiet" size="small" busy={cancel.isPending} onClick={() => cancel.mutate(upload.id)}>
          Cancel
        </Button>
      )}
    </li>
  );
}
