import { useQuery } from '@tanstack/react-query';
import { passportFaults, passportWords } from '#features/agreements/ndas/domain/passport.ts';
import { Fingerprint } from '#features/agreements/ndas/web/fingerprint.tsx';
import { NdaDocument } from '#features/agreements/ndas/web/nda-document.tsx';
import type { NdaView } from '#features/agreements/ndas/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { joinderQuery } from './queries.ts';
import { useJoin } from './use-passport-acts.ts';

type Props = {
  /** Open, for a listing that accepts passports. */
  nda: NdaView;
  onChanged: () => void;
};

export function JoinCard({ nda, onChanged }: Props) {
  const join = useJoin(nda, onChanged);
  return (
    <QueryPage
      query={useQuery(joinderQuery(nda.id))}
      words={{ loading: 'Loading the joinder', failed: 'The joinder couldn’t be loaded.' }}
      waiting={<Skeleton className="h-40 w-full rounded-large" />}
    >
      {({ may, document, documentSha256 }) =>
        may.join !== true || documentSha256 === null ? (
          <NoPassport reason={may.join} />
        ) : (
          <Joinder document={document} documentSha256={documentSha256} join={join} />
        )
      }
    </QueryPage>
  );
}

type JoinderProps = {
  document: Parameters<typeof NdaDocument>[0]['document'];
  documentSha256: string;
  join: ReturnType<typeof useJoin>;
};

function Joinder({ document, documentSha256, join }: JoinderProps) {
  return (
    <section aria-labelledby="join" className="flex flex-col gap-4">
      <h2 id="join" className="text-title">
        Join with your NDA passport
      </h2>
      <p className="max-w-prose text-muted">
        This seller accepts NDA passports. This page joins the listing to the master agreement you already
        signed. There is nothing else to read or type.
      </p>
      <NdaDocument document={document} />
      <Card className="flex flex-col gap-4">
        <TechnicalDetails>
          <Fingerprint of="Joinder" value={documentSha256} />
        </TechnicalDetails>
        <FailureAlert title="Not joined" error={join.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={join.isPending} onClick={() => join.mutate(documentSha256)}>
            Join with my passport
          </Button>
          <LinkButton variant="quiet" to={paths.ndaPassport()}>
            Read master agreement
          </LinkButton>
        </div>
      </Card>
      <p className="mt-4 border-line border-t pt-6 text-muted">
        Or sign this listing’s own NDA, or decline, below.
      </p>
    </section>
  );
}

function NoPassport({ reason }: { reason: string | true }) {
  const fault = passportFaults.find((one) => `passport-${one}` === reason);
  if (!fault) return null;
  return (
    <Alert
      tone="info"
      title="This seller accepts NDA passports"
      action={
        <LinkButton variant="secondary" size="small" to={paths.ndaPassport()}>
          NDA passport
        </LinkButton>
      }
    >
      {passportWords[fault]} With one, you join a listing in one click. Otherwise, sign the NDA below.
    </Alert>
  );
}
