import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyMonthsOf } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { counted, grouped } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { findingWords } from '../domain/finding-words.ts';
import { severities } from '../domain/severity.ts';
import { severityWords } from '../domain/severity-words.ts';
import { ExplainDialog } from './explain-dialog.tsx';
import { FindingCard } from './finding-card.tsx';
import { FindingRows } from './finding-rows.tsx';
import { FoundLead } from './found-lead.tsx';
import { Gap } from './gap.tsx';
import { OverdueReceivables } from './overdue-receivables.tsx';
import { type Finding, type Findings, findingsQuery } from './queries.ts';
import { RelatedCard } from './related-card.tsx';
import { RunState } from './run-state.tsx';
import { TestList } from './test-list.tsx';

export function FindingsPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(findingsQuery(review.id))}
      words={{ loading: 'Loading the findings', failed: 'The findings could not be loaded.' }}
    >
      {(found) =>
        found.dataset === 0 ? (
          <div className="flex flex-col gap-6">
            <EmptyState
              title="No findings yet"
              action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
            >
              A buyer’s accountant puts every entry of your books to tests. Upload a general ledger, and we do
              it first.
            </EmptyState>
            <RelatedCard review={review} />
          </div>
        ) : (
          <Shown review={review} found={found} />
        )
      }
    </QueryPage>
  );
}

function Shown({ review, found }: { review: ReviewHead; found: Findings }) {
  const [opened, setOpened] = useState<Finding | null>(null);
  const [explained, setExplained] = useState<Finding | null>(null);
  const { findings, left, run } = found;
  return (
    <div className="flex flex-col gap-6">
      <RunState reviewId={review.id} run={run} />
      <Undecided review={review} />
      <Gap review={review} />
      <FoundLead found={found} empty={emptyMonthsOf(review.intake).length > 0} />
      {severities.map((severity) => {
        const own = findings.filter((finding) => finding.severity === severity);
        if (own.length === 0) return null;
        const { title, lead } = severityWords[severity];
        return (
          <section key={severity} aria-labelledby={`findings-${severity}`} className="flex flex-col gap-3">
            <div>
              <h2 id={`findings-${severity}`} className="text-title">
                {title}
              </h2>
              <p className="text-muted">{lead}</p>
            </div>
            <ul className="grid gap-4">
              {own.map((finding) => (
                <FindingCard
                  key={finding.id}
                  finding={finding}
                  onOpen={() => setOpened(finding)}
                  onExplain={review.side === 'owner' ? () => setExplained(finding) : null}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {left.length > 0 && (
        <p className="text-muted text-small">
          Only the largest are listed:{' '}
          {left
            .map(({ test, subjects }) => `${findingWords[test].title} (${grouped(subjects)} more)`)
            .join(', ')}
          .
        </p>
      )}
      <OverdueReceivables reviewId={review.id} aged={found.aged} />
      <RelatedCard review={review} />
      <TestList found={found} />
      <FindingRows reviewId={review.id} opened={opened} onClose={() => setOpened(null)} />
      {explained && <ExplainDialog finding={explained} onClose={() => setExplained(null)} />}
    </div>
  );
}

/** Accounts that no one decided are in no test of earnings. */
function Undecided({ review: { id, intake } }: { review: ReviewHead }) {
  const checks = intake.find(({ key }) => key === 'I1')?.checks ?? [];
  const count = checks.find(({ code }) => code === 'accounts-decided')?.count ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      title={counted(count, 'account was left out', 'accounts were left out')}
      action={
        <LinkButton variant="secondary" size="small" to={paths.earningsReview(id, 'accounts')}>
          Decide
        </LinkButton>
      }
    >
      Until someone says where they belong, most tests do not look at them.
    </Alert>
  );
}
