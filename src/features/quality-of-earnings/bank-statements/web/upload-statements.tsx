import { SendFiles } from '#features/quality-of-earnings/reviews/web/send-files.tsx';
import { counted } from '#kernel/counts.ts';
import { sendFile } from '#kit/send-file.ts';
import { addBankFile } from '../contract.ts';
import type { BankFile } from './queries.ts';

export function UploadStatements({ reviewId }: { reviewId: string }) {
  return (
    <SendFiles
      label="Files of bank or card statements"
      accept=".ofx,.qfx,.qif,.csv,.txt,.pdf"
      hint="Or drop them here, many at once. OFX, QFX, QIF, CSV or PDF (scans too), up to 8 MB each. They stay encrypted, and no buyer sees them."
      send={async (file) =>
        wordsOf(
          await sendFile(addBankFile, {
            params: { id: reviewId },
            query: { name: file.name },
            upload: new Blob([file], { type: 'application/octet-stream' }),
          }),
        )
      }
    >
      Upload statements
    </SendFiles>
  );
}

function wordsOf({ rows, scan, statements }: BankFile): string {
  if (scan) return 'a scan. It is read page by page; you can leave this page.';
  if (rows) return 'say below which column is what.';
  const open = statements.filter(({ state }) => state !== 'proved').length;
  const read = counted(statements.length, 'statement', 'statements');
  return open === 0
    ? `${read}, proved.`
    : `${read}, ${open === statements.length ? '' : `${open} of them `}not proved yet.`;
}
