import { Download } from 'lucide-react';
import { downloadOriginal } from '#features/deal-room/deal-rooms/contract.ts';
import { includes } from '#features/deal-room/deal-rooms/domain/rights.ts';
import type { DocumentView } from '#features/deal-room/deal-rooms/web/queries.ts';
import { mayWords } from '#features/deal-room/deal-rooms/web/room-words.ts';
import { useRoomAct } from '#features/deal-room/deal-rooms/web/use-room-act.ts';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { downloadCopy } from '../contract.ts';

export function DownloadButton({ document, looking }: { document: DocumentView; looking: boolean }) {
  const original = includes(document.level, 'original');
  const download = useRoomAct({
    act: async () =>
      saveFile(
        original
          ? await call(downloadOriginal, { params: { id: document.current.id } })
          : await call(downloadCopy, { params: { id: document.id }, query: {} }),
      ),
    failed: 'The file was not downloaded.',
  });
  const unmarked = original || document.current.paged ? null : mayWords['nothing-to-mark'];
  const missing = includes(document.level, 'watermarked') ? unmarked : mayWords['right-missing'];
  const reason = looking ? mayWords['room-viewed-as'] : missing;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={download.isPending}
      disabledReason={reason ?? null}
      onClick={() => download.mutate(undefined)}
    >
      <Download aria-hidden className="size-4" />
      <span>
        {original || unmarked ? 'Download' : 'Download (watermarked)'}
        <span className="sr-only"> {document.number}</span>
      </span>
    </Button>
  );
}
