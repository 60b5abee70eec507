import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { LeaveGuard } from '#kit/forms/LeaveGuard.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { AccountsStep } from './accounts-step.tsx';
import { AddBacksStep } from './add-backs-step.tsx';
import { FiguresStep } from './figures-step.tsx';
import type { Matches } from './match-batches.ts';
import { type Earnings, earningsQuery } from './queries.ts';
import { ResultStep } from './result-step.tsx';

export function EarningsPart({ check }: { check: CheckHead }) {
  return (
    <QueryPage
      query={useQuery(earningsQuery(check.id))}
      words={{ loading: 'Loading the books', failed: 'The books could not be loaded.' }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {(earnings) => <Steps checkId={check.id} earnings={earnings} />}
    </QueryPage>
  );
}

function Steps({ checkId, earnings }: { checkId: string; earnings: Earnings }) {
  const [address] = useSearchParams();
  const [step, setStep] = useState(address.get('step') === 'accounts' ? 'accounts' : 'figures');
  // Kept here so that switching steps does not lose them.
  const [matches, setMatches] = useState<Matches>(new Map());
  const { unmatched, addBacks } = earnings;
  return (
    <div className="flex flex-col gap-5">
      <LeaveGuard dirty={matches.size > 0} loss="You have unsaved account matches." flush={null} />
      <p className="max-w-prose text-muted">
        Buyers pay for what the business would earn for them. We convert your books to EBITDA and SDE, the
        figures that they compare. Only you, your broker and the people you invite to the books can see this.
      </p>
      <Tabs
        label="Earnings steps"
        value={step}
        onValueChange={setStep}
        tabs={[
          {
            value: 'figures',
            label: '1. Figures',
            content: (
              <FiguresStep checkId={checkId} earnings={earnings} onMatch={() => setStep('accounts')} />
            ),
          },
          {
            value: 'accounts',
            label: unmatched > 0 ? `2. Match accounts (${unmatched})` : '2. Match accounts',
            content: (
              <AccountsStep
                checkId={checkId}
                files={earnings.files.length}
                chosen={matches}
                onChosen={setMatches}
              />
            ),
          },
          {
            value: 'add-backs',
            label: addBacks.length > 0 ? `3. Add-backs (${addBacks.length})` : '3. Add-backs',
            content: <AddBacksStep checkId={checkId} earnings={earnings} />,
          },
          { value: 'result', label: '4. Result', content: <ResultStep earnings={earnings} /> },
        ]}
      />
    </div>
  );
}
