import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportChapter } from '#features/valuation/check-reports/domain/report.ts';
import { ReportView } from '#features/valuation/check-reports/web/report-view.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { CommentCard } from './comment-card.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { type Comments, commentsQuery, type ReadReport } from './reading-queries.ts';
import { SignOffPanel } from './sign-off-panel.tsx';

/** A report with the comments of its reviewer, each where it belongs. */
export function ReportReading({ read }: { read: ReadReport }) {
  return (
    <QueryPage
      query={useQuery(commentsQuery(read.id))}
      words={{ loading: 'Loading the comments', failed: 'The comments could not be loaded.' }}
    >
      {(found) => <Shown read={read} found={found} />}
    </QueryPage>
  );
}

function Shown({ read, found }: { read: ReadReport; found: Comments }) {
  const [commenting, comment] = useState<ReportChapter | null>(null);
  const { report } = read;
  const homeless = found.comments.filter(
    ({ place }) => !report.chapters.some(({ key }) => key === place.chapter),
  );
  return (
    <div className="flex flex-col gap-8">
      <SignOffPanel read={read} found={found} />
      <ReportView
        report={report}
        wayTo={() => null}
        after={(chapter) => (
          <ChapterComments
            {...{ read, found }}
            title={chapter.title}
            comments={found.comments.filter(({ place }) => place.chapter === chapter.key)}
            onComment={() => comment(chapter)}
          />
        )}
      />
      {homeless.length > 0 && (
        <section aria-labelledby="elsewhere" className="flex flex-col gap-4">
          <h3 id="elsewhere" className="text-title">
            Comments on chapters that this report does not have
          </h3>
          <Cards {...{ read, found }} comments={homeless} />
        </section>
      )}
      {commenting && <CommentDialog reportId={read.id} chapter={commenting} onClose={() => comment(null)} />}
    </div>
  );
}

type ChapterProps = {
  read: ReadReport;
  found: Comments;
  title: string;
  comments: Comments['comments'];
  onComment: () => void;
};

function ChapterComments({ title, onComment, ...of }: ChapterProps) {
  const may = of.found.may.comment === true;
  if (!may && of.comments.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <Cards {...of} />
      {may && (
        <Button
          size="small"
          variant="secondary"
          className="self-start"
          aria-label={`Comment on “${title}”`}
          onClick={onComment}
        >
          Comment
        </Button>
      )}
    </div>
  );
}

function Cards({ read, found, comments }: Pick<ChapterProps, 'read' | 'found' | 'comments'>) {
  if (comments.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4">
      {comments.map((one) => (
        <li key={one.id}>
          <CommentCard comment={one} side={found.side} reportNumber={read.number} />
        </li>
      ))}
    </ul>
  );
}
