import { useQuery } from '@tanstack/react-query';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { type OwnSignOff, type Reading, readingsQuery, signOffsQuery } from './reading-queries.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** What a CPA is invited to read, and what they signed off; nothing is shown to those who never were. */
export function ReportReadings() {
  const readings = useQuery(readingsQuery);
  const signOffs = useQuery(signOffsQuery);
  const failed = readings.error ?? signOffs.error;
  if (failed) return <FailureAlert error={failed} />;
  return (
    <>
      <Invited items={readings.data?.items ?? []} />
      <SignedOff items={signOffs.data?.items ?? []} />
    </>
  );
}

function Invited({ items }: { items: readonly Reading[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="readings" className="mt-8 flex flex-col gap-4">
      <div>
        <h2 id="readings" className="text-title">
          Reports for you to review
        </h2>
        <p className="max-w-prose text-muted">
          An owner asks you, as a CPA, to read a quality of earnings report and to comment on it. It is an
          agreed reading, not an audit, review or attest engagement.
        </p>
      </div>
      {items.map(({ reviewId, businessName, invitedAt, reports }) => (
        <section key={reviewId} aria-labelledby={`of-${reviewId}`} className="flex flex-col gap-2">
          <h3 id={`of-${reviewId}`} className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{businessName}</bdi>
          </h3>
          <p className="text-muted text-small">
            You were invited <DateText at={invitedAt} />.
          </p>
          {reports.length === 0 ? (
            <p>No report is written yet. You get a notice when there is one.</p>
          ) : (
            <RowList>
              {reports.map((report) => (
                <Newest key={report.id} report={report} />
              ))}
            </RowList>
          )}
        </section>
      ))}
    </section>
  );
}

function Newest({ report }: { report: Reading['reports'][number] }) {
  const { id, stage, number, final, madeAt, open, signedOff } = report;
  const name = `${stageWords[stage].title}, report ${number}`;
  return (
    <Row
      title={name}
      detail={
        <>
          {final ? 'Final' : 'Draft'} · <DateText at={madeAt} />
        </>
      }
      below={
        signedOff ? (
          <StatusBadge tone="good">Signed off</StatusBadge>
        ) : (
          open > 0 && <StatusBadge tone="amber">{counted(open, 'unresolved comment')}</StatusBadge>
        )
      }
      action={
        <LinkButton
          size="small"
          variant="secondary"
          to={paths.reportReading(id)}
          aria-label={`Read “${name}”`}
        >
          Read
        </LinkButton>
      }
    />
  );
}

function SignedOff({ items }: { items: readonly OwnSignOff[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="sign-offs" className="mt-8 flex flex-col gap-4">
      <h2 id="sign-offs" className="text-title">
        Reports that you signed off
      </h2>
      <RowList>
        {items.map(({ id, businessName, stage, number, credential, signedAt, withdrawn }) => (
          <Row
            key={id}
            title={<bdi className="wrap-anywhere">{businessName}</bdi>}
            detail={
              <>
                {stageWords[stage].title}, report {number} · as {credential}, <DateText at={signedAt} />
              </>
            }
            below={withdrawn && <StatusBadge tone="neutral">Withdrawn</StatusBadge>}
            action={!withdrawn && <WithdrawButton signOffId={id} />}
          />
        ))}
      </RowList>
    </section>
  );
}
