import { SendFiles } from '#features/quality-of-earnings/reviews/web/send-files.tsx';
import { sendFile } from '#kit/send-file.ts';
import { addSchedule } from '../contract.ts';
import type { ScheduleKind } from '../domain/schedule-kinds.ts';
import type { Schedule } from './queries.ts';
import { daysInWords, kindWords } from './schedule-words.ts';

export function UploadSchedules({ reviewId, kind }: { reviewId: string; kind: ScheduleKind }) {
  const { title } = kindWords[kind];
  return (
    <SendFiles
      label={`Files: ${title}`}
      accept=".csv,.txt,.xlsx"
      hint="Or drop them here, several at once. Excel (XLSX) or CSV, up to 8 MB each. They stay encrypted, and no buyer sees them."
      send={async (file) =>
        wordsOf(
          await sendFile(addSchedule, {
            params: { id: reviewId },
            query: { kind, name: file.name },
            upload: new Blob([file], { type: 'application/octet-stream' }),
          }),
        )
      }
    >
      Upload <span className="sr-only">{title}</span>
    </SendFiles>
  );
}

function wordsOf(file: Schedule): string {
  if (file.lacks === 'columns') return 'say below which column is what.';
  if (file.state === 'refused') return 'read, and it does not add up; the rows are below.';
  if (file.lacks === 'days') return 'read; enter its dates below.';
  return `${daysInWords(file)}, ${file.state === 'proved' ? 'proved' : 'not proved yet'}.`;
}
