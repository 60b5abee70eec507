import { useInfiniteQuery } from '@tanstack/react-query';
import { LineList } from '#features/quality-of-earnings/general-ledger/web/line-list.tsx';
import { grouped } from '#kernel/counts.ts';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { entries, findingWords } from '../domain/finding-words.ts';
import { subjectWords } from '../domain/subject-words.ts';
import { type Finding, findingRowsQuery } from './queries.ts';

type Props = { reviewId: string; opened: Finding | null; onClose: () => void };

/** The lines behind a finding, each with its place in the file. */
export function FindingRows({ reviewId, opened, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={opened ? findingWords[opened.test].title : ''}
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened && <Rows reviewId={reviewId} finding={opened} />}
    </Drawer>
  );
}

function Rows({ reviewId, finding }: { reviewId: string; finding: Finding }) {
  const query = useInfiniteQuery(findingRowsQuery(reviewId, finding.id));
  return (
    <LineList
      query={query}
      about={
        <>
          <p className="wrap-anywhere">{subjectWords(finding.test, finding.subject)}</p>
          <p>{findingWords[finding.test].what}</p>
        </>
      }
      total={({ total: { rows, shown } }) => (
        <p className="tabular font-semibold">
          {shown < rows ? `The largest ${grouped(shown)} of ${entries(rows)}` : entries(rows)}
        </p>
      )}
    />
  );
}
