import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RoomQueryPage } from '#features/deal-room/deal-rooms/web/room-query-page.tsx';
import { StaleFigures } from '#features/quality-of-earnings/adjusted-earnings/web/stale-figures.tsx';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import {
  FigureDrawer,
  type OpenedFigure,
} from '#features/quality-of-earnings/earnings-reports/web/figure-drawer.tsx';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { AdjustmentRow } from './adjustment-row.tsx';
import { ContestCard } from './contest-card.tsx';
import { ContestDialog } from './contest-dialog.tsx';
import { type Court, type CourtAdjustment, courtQuery, figuresOfRoom } from './queries.ts';
import { ThreeColumns } from './three-columns.tsx';

export function RoomAddBacks({ roomId }: { roomId: string }) {
  return (
    <RoomQueryPage
      query={useQuery(courtQuery(roomId))}
      words={{ loading: 'Loading the adjustments', failed: 'The adjustments could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    >
      {(court) => <Shown roomId={roomId} court={court} />}
    </RoomQueryPage>
  );
}

function Shown({ roomId, court }: { roomId: string; court: Court }) {
  const [contesting, contest] = useState<CourtAdjustment | null>(null);
  const [opened, open] = useState<OpenedFigure[]>([]);
  const { report, adjustments, contests, side } = court;
  const onOpen = (figure: OpenedFigure) => open([figure]);
  return (
    <>
      <PageHeader
        title="Adjustments"
        lead={leadOf(court)}
        actions={
          <LinkButton variant="secondary" to={paths.dealRoom(roomId)}>
            Deal room
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-8">
        {report?.stale && <StaleFigures stale={report.stale} what="this report was written" />}
        {report ? <ThreeColumns {...{ report, side, onOpen }} /> : <NoReport side={side} />}
        {contests.length > 0 && (
          <section aria-labelledby="contests" className="flex flex-col gap-4">
            <h2 id="contests" className="text-title">
              Contests
            </h2>
            <ul className="flex flex-col gap-4">
              {contests.map((one) => (
                <li key={one.id}>
                  <ContestCard contest={one} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {adjustments.length > 0 && (
          <section aria-labelledby="adjustments" className="flex flex-col gap-4">
            <h2 id="adjustments" className="text-title">
              {side === 'buyer' ? 'What the seller adjusts' : 'What you adjust'}
            </h2>
            <ul className="grid gap-4 lg:grid-cols-2">
              {adjustments.map((one) => (
                <li key={one.adjustmentId}>
                  <AdjustmentRow {...{ one, side, onOpen }} onContest={() => contest(one)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {report && <FigureDrawer source={figuresOfRoom(roomId, report.id)} opened={opened} onChange={open} />}
      {contesting && <ContestDialog roomId={roomId} one={contesting} onClose={() => contest(null)} />}
    </>
  );
}

function leadOf({ report, side }: Court): string {
  if (!report) return 'What the quality of earnings report adds to or takes off earnings.';
  const reviewed =
    report.reviewed === null
      ? ''
      : ` ${report.reviewed}: an agreed reading, not an audit, review or attest report.`;
  const which = `Report “${stageWords[report.stage].title}”, version ${report.number}.${reviewed}`;
  return side === 'buyer'
    ? `${which} Contest what you do not accept; the seller answers once.`
    : `${which} A buyer can contest an adjustment; you answer once. No buyer learns of another’s contest.`;
}

function NoReport({ side }: Pick<Court, 'side'>) {
  return (
    <EmptyState title="No report is open.">
      {side === 'buyer'
        ? 'When the seller publishes a quality of earnings report that is open to you, its adjustments appear here.'
        : 'Write a report in the quality of earnings review, put it into this room and publish it. Buyers to whom it is open then see its adjustments here.'}
    </EmptyState>
  );
}
