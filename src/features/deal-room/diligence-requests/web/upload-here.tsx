import { useState } from 'react';
import { type Progress, uploadAll } from '#features/deal-room/deal-rooms/web/uploader.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';

type Props = { roomId: string; folderId: string; onUploaded: () => Promise<unknown> };

/** One file into a folder of the room, as a draft. */
export function UploadHere({ roomId, folderId, onUploaded }: Props) {
  const [percent, setPercent] = useState(0);
  const upload = useSingleMutation({
    mutationFn: async (file: File) => {
      const done = await uploadAll({ roomId, folderId }, [{ file, path: [] }], {
        onProgress: (now) => setPercent(percentOf(now)),
        signal: new AbortController().signal,
      });
      await onUploaded();
      return done;
    },
  });
  const refused = upload.data?.refused[0]?.why ?? (upload.error && reasonFromError(upload.error));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton label="Document to upload" accept="" busy={upload.isPending} onFile={upload.mutate}>
        Upload a document here
      </FileButton>
      <p role="status" className="text-small">
        {upload.isPending ? `${percent}% uploaded.` : refused ? `Not uploaded: ${refused}` : ''}
      </p>
    </div>
  );
}

function percentOf({ bytes, underWay, size }: Progress): number {
  return size === 0 ? 100 : Math.floor(((bytes + underWay) * 100) / size);
}
