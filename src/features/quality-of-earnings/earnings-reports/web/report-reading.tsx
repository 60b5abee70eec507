import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { OpensButton } from '#features/quality-of-earnings/general-ledger/web/opens-button.tsx';
import type { ReportChapter } from '#features/valuation/check-reports/domain/report.ts';
import { type PrintedPlace, ReportView } from '#features/valuation/check-reports/web/report-view.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { placeNames } from '../domain/place-names.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { FigureDrawer, type OpenedFigure } from './figure-drawer.tsx';
import { figuresOfReport } from './figure-queries.ts';
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
  const [opened, open] = useState<OpenedFigure[]>([]);
  const { report } = read;
  const homeless = found.comments.filter(
    ({ place }) => !report.chapters.some(({ key }) => key === place.chapter),
  );
  return (
    <div className="flex flex-col gap-8">
      <SignOffPanel read={read} found={found} />
      <p className="max-w-prose text-muted text-small">{openWords(read, found.side === 'reviewer')}</p>
      <ReportView
        report={report}
        wayTo={() => null}
        putAt={(place, text, label) => {
          const key = read.figures[placeName(place)];
          if (key === undefined) return text;
          return (
            <OpensButton
              behind={`what is behind ${label}`}
              className={place.part === 'cell' ? '-my-2 -mr-2' : '-mx-2 text-left'}
              onOpen={() => open([{ key, label }])}
            >
              {text}
            </OpensButton>
          );
        }}
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
      <FigureDrawer
        source={figuresOfReport(read.id)}
        opened={opened}
        onChange={open}
        note={found.side === 'reviewer' ? '' : hiddenWords[read.stage]}
      />
      {commenting && <CommentDialog reportId={read.id} chapter={commenting} onClose={() => comment(null)} />}
    </div>
  );
}

function openWords({ figures }: ReadReport, isReviewer: boolean): string {
  if (Object.keys(figures).length > 0) return 'Press a figure to see what is behind it.';
  return isReviewer
    ? 'The figures of this report do not open.'
    : 'This report was written before its figures could be opened. Write it again to open them.';
}

/** What readers outside the review do not see of what is shown to its people. */
const hiddenWords: Record<DatabookStage, string> = {
  summary: 'Readers of the summary do not see entries.',
  monthly: 'Readers of this report see entries without names, memos and numbers.',
  names:
    'Readers of this report see entries with names and memos, and of account numbers the last four digits.',
};

function placeName(place: PrintedPlace): string {
  if (place.part === 'cell') return placeNames.cell(place.chapter, place);
  return placeNames[place.part](place.chapter, place.at);
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
