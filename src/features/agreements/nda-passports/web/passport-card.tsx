import { useQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PassportBadge } from './passport-badge.tsx';
import { passportQuery } from './queries.ts';

export function PassportCard() {
  const { data } = useQuery(passportQuery());
  return (
    <Card
      as="section"
      aria-labelledby="passport"
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="passport" className="text-lead">
            Your NDA passport
          </h2>
          {data && <PassportBadge passport={data} />}
        </div>
        <p className="max-w-prose text-muted text-small">
          {data?.signed && data.fault === null ? (
            <>
              You can join listings whose sellers accept it until <DateText at={data.signed.endsAt} />.
            </>
          ) : (
            'Sign one master agreement. Where a seller accepts passports, you then join with one click.'
          )}
        </p>
      </div>
      <LinkButton variant="secondary" to={paths.ndaPassport()}>
        Open NDA passport
      </LinkButton>
    </Card>
  );
}
