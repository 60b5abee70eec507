import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import type { CheckPart } from './check-parts.ts';
import { type CheckHead, checkQuery } from './queries.ts';
import { useOrderOnOpen } from './use-start-check.ts';

type Props = { checkId: string; part: string; parts: readonly CheckPart[] };

const waiting = <Skeleton className="h-96 w-full rounded-large" />;

export function CheckFrame({ checkId, part, parts }: Props) {
  return (
    <QueryPage
      query={useQuery(checkQuery(checkId))}
      words={{ loading: 'Loading the health check', failed: 'The health check could not be loaded.' }}
      waiting={waiting}
      title="Health check"
      missing={() => (
        <EmptyState
          title="This health check isn’t open to you"
          action={<LinkButton to={paths.healthChecks()}>All health checks</LinkButton>}
        >
          The address may be wrong, or the owner ended your access.
        </EmptyState>
      )}
    >
      {(check) => <Parts check={check} part={part} parts={parts} />}
    </QueryPage>
  );
}

function Parts({ check, part, parts }: Omit<Props, 'checkId'> & { check: CheckHead }) {
  const navigate = useNavigate();
  useOrderOnOpen(check);
  const shown = parts.filter((one) => one.shown(check));
  const open = shown.find(({ name }) => name === part) ?? shown[0];
  return (
    <>
      <PageHeader
        title={check.businessName}
        lead="Health check: what your business is worth, why, and how to increase it."
        actions={
          <LinkButton variant="secondary" to={paths.healthChecks()}>
            All health checks
          </LinkButton>
        }
      />
      <Tabs
        label="Parts of the health check"
        value={open?.name ?? ''}
        onValueChange={(name) => void navigate(paths.healthCheck(check.id, name))}
        tabs={shown.map(({ name, label, load }) => ({
          value: name,
          label,
          content: <OnDemand load={load} props={{ check }} waiting={waiting} />,
        }))}
      />
    </>
  );
}
