import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { sendFile } from '#kit/send-file.ts';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { addBankFile } from '../contract.ts';

export function UploadStatements({ reviewId }: { reviewId: string }) {
  const send = useReviewChange((file: File) =>
    sendFile(addBankFile, {
      params: { id: reviewId },
      query: { name: file.name },
      upload: new Blob([file], { type: 'application/octet-stream' }),
    }),
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label="File of bank or card statements"
          accept=".ofx,.qfx,.qif,.csv,.txt"
          busy={send.isPending}
          onFile={(file) => send.mutate(file)}
        >
          Upload a statement
        </FileButton>
        <p className="min-w-0 flex-1 basis-52 text-left text-muted text-small">
          OFX, QFX, QIF or CSV, up to 8 MB. It stays encrypted, and no buyer sees it.
        </p>
      </div>
      <FailureAlert title="Not read" error={send.error} />
    </div>
  );
}
