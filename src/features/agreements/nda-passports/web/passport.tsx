import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { passportWords } from '#features/agreements/ndas/domain/passport.ts';
import { NdaPanel } from '#features/agreements/ndas/web/nda-panel.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { PassportBadge } from './passport-badge.tsx';
import { type PassportView, passportKey, passportQuery } from './queries.ts';
import { usePassportActs } from './use-passport-acts.ts';

export function Passport() {
  const queries = useQueryClient();
  return (
    <QueryPage
      query={useQuery(passportQuery())}
      words={{ loading: 'Loading the NDA passport', failed: 'The NDA passport couldn’t be loaded.' }}
    >
      {(passport) => {
        const shown = passport.openId ?? passport.signed?.id;
        return (
          <div className="flex flex-col gap-6">
            <State passport={passport} />
            {shown && (
              <NdaPanel
                key={shown}
                ndaId={shown}
                onChanged={() => void queries.invalidateQueries({ queryKey: passportKey })}
              />
            )}
          </div>
        );
      }}
    </QueryPage>
  );
}

function State({ passport }: { passport: PassportView }) {
  const { signed, fault, openId, may } = passport;
  const { begin } = usePassportActs();
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-title">{signed || openId ? 'Status' : 'What it is'}</h2>
        <PassportBadge passport={passport} />
      </div>
      <p className="max-w-prose">{wordsFor(passport)}</p>
      {signed && fault === null && (
        <p className="max-w-prose text-muted">
          You can join listings until <DateText at={signed.endsAt} />. {joinedWords(signed.joined)}
        </p>
      )}
      <FailureAlert title="Nothing to sign yet" error={begin.error} />
      <div className="flex flex-wrap gap-3">
        {openId === null && may.begin === true && (
          <Button busy={begin.isPending} onClick={() => begin.mutate()}>
            {signed ? 'Read and sign a new one' : 'Read and sign'}
          </Button>
        )}
        {signed && signed.withdrawnAt === null && <Withdraw id={signed.id} />}
      </div>
    </Card>
  );
}

function wordsFor({ signed, fault, openId }: PassportView): string {
  if (openId !== null)
    return 'Read the master agreement below, agree to electronic records and sign it. It has no effect until you join a listing.';
  if (fault !== null && fault !== 'none') return passportWords[fault];
  return signed
    ? 'Where a seller accepts passports, you join with one click on your request page, once they send the NDA. The seller still approves each buyer.'
    : 'A master confidentiality agreement that you sign once. Where a seller accepts it, you join their listing in one click instead of signing another NDA. It has no effect until you join a listing.';
}

function joinedWords(joined: number): string {
  if (joined === 0) return 'You have not joined any yet.';
  return joined === 1 ? 'You have joined 1 so far.' : `You have joined ${joined} so far.`;
}

function Withdraw({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const { withdraw } = usePassportActs();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw your NDA passport?"
        description="You can no longer join listings with it. NDAs that you joined stay in effect, and you keep your access. You can sign a new passport at any time."
        confirmLabel="Withdraw"
        danger
        busy={withdraw.isPending}
        error={withdraw.error}
        onConfirm={() => withdraw.mutate(id, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
