import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { myBusinesses } from '#features/marketplace/businesses/web/queries.ts';
import { grouped } from '#kernel/counts.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { withReturnPath } from '#kit/auth/return-path.ts';
import { bothOf } from '#kit/both-queries.ts';
import { paths } from '#kit/paths.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { CheckInvitations } from './check-invitations.tsx';
import { type CheckLine, myChecks } from './queries.ts';
import { shareWords } from './share-words.ts';
import { StartCheckButton } from './start-check-button.tsx';
import { StartForClient, useHasMandate } from './start-for-client.tsx';

export function CheckList() {
  const checks = useInfiniteQuery(myChecks);
  const businesses = useInfiniteQuery(myBusinesses);
  const mandated = useHasMandate();
  return (
    <QueryPage
      query={bothOf(checks, businesses)}
      words={{ loading: 'Loading the health checks', failed: 'The health checks could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    >
      {({ one: started, other: owned }) => {
        const checked = new Set(started.map(({ businessId }) => businessId));
        const unchecked = owned.filter(({ id }) => !checked.has(id));
        return (
          <div className="flex flex-col gap-8">
            <CheckInvitations />
            <ChecksBySide checks={started} unchecked={unchecked} mandated={mandated} />
            {started.length + unchecked.length === 0 && <NoBusinesses />}
            <LoadMore label="Load earlier ones" query={checks} />
          </div>
        );
      }}
    </QueryPage>
  );
}

type BySideProps = {
  checks: readonly CheckLine[];
  unchecked: readonly Unchecked[];
  mandated: boolean;
};

function ChecksBySide({ checks, unchecked, mandated }: BySideProps) {
  const of = (side: CheckLine['side']) => checks.filter((check) => check.side === side);
  return (
    <>
      <Section title="Your businesses" shown={of('owner').length + unchecked.length > 0}>
        {of('owner').map((check) => (
          <CheckCard key={check.id} check={check} />
        ))}
        {unchecked.map(({ id, businessName }) => (
          <UncheckedCard key={id} id={id} businessName={businessName} />
        ))}
      </Section>
      <Section title="Your clients" shown={mandated || of('broker').length > 0}>
        {of('broker').map((check) => (
          <CheckCard key={check.id} check={check} />
        ))}
        {mandated && <StartForClient />}
      </Section>
      <Section title="You were invited to help" shown={of('helper').length > 0}>
        {of('helper').map((check) => (
          <CheckCard key={check.id} check={check} />
        ))}
      </Section>
    </>
  );
}

function Section({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-title">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">{children}</ul>
    </section>
  );
}

type Unchecked = { id: string; businessName: string };

function UncheckedCard({ id, businessName }: Unchecked) {
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <h3 className="wrap-anywhere font-semibold">{businessName}</h3>
      <p className="text-muted">35 questions in five sections, saved as you go. {chargeWords()}</p>
      <StartCheckButton businessId={id} />
    </Card>
  );
}

function CheckCard({ check }: { check: CheckLine }) {
  const share = check.applicable === 0 ? 0 : (check.answered / check.applicable) * 100;
  const begun = check.answered > 0 && check.answered < check.applicable;
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <h3 className="wrap-anywhere font-semibold">{check.businessName}</h3>
      {check.side === 'helper' && (
        <p className="text-muted text-small">You were asked for: {shareWords(check)}</p>
      )}
      {check.applicable > 0 && (
        <div className="flex w-full flex-col gap-1">
          <p className="tabular text-small">
            {check.answered} of {check.applicable} questions answered
          </p>
          <span aria-hidden className="h-1.5 w-full overflow-hidden rounded-round bg-raised">
            <span className="block h-full rounded-round bg-accent" style={{ width: `${share}%` }} />
          </span>
        </div>
      )}
      {check.score && <ScoreLine score={check.score} />}
      <LinkButton
        to={paths.healthCheck(check.id)}
        aria-label={`${begun ? 'Continue' : 'Open'} the health check of ${check.businessName}`}
      >
        {begun ? 'Continue' : 'Open'}
      </LinkButton>
    </Card>
  );
}

function NoBusinesses() {
  const { user } = useAuth();
  return (
    <EmptyState
      title="No businesses yet"
      action={
        <LinkButton to={withReturnPath(paths.onboarding(), paths.healthChecks())}>Add a business</LinkButton>
      }
    >
      Each health check covers one business. Add yours first: it takes two minutes, and no one else sees it.
      {user?.emailVerified === false &&
        ' Were you invited to help with one? Confirm your email address: the invitation then appears here.'}
    </EmptyState>
  );
}

function ScoreLine({ score: { claimed, evidenced } }: { score: NonNullable<CheckLine['score']> }) {
  if (claimed === null)
    return <p className="text-muted text-small">No score yet: answer 70% of each section.</p>;
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-small">
      <Badge tone="accent">{Math.round(claimed)} of 100</Badge>
      {evidenced === null
        ? 'Few answers are documented yet.'
        : `${Math.round(evidenced)} if only documented answers count`}
    </p>
  );
}

function chargeWords(): string {
  const { prices, charged } = brand;
  const value = `$${grouped(prices.healthCheck)}`;
  return charged.healthCheck === 0
    ? `No charge today (a ${value} value).`
    : `Price: $${grouped(charged.healthCheck)}. We invoice you; no card is charged.`;
}
