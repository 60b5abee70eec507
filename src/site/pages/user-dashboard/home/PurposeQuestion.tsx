import { purposeLabels } from '#features/people/accounts/domain/purpose.ts';
import { useSayPurpose } from '#features/people/accounts/web/use-say-purpose.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';

const choices = ['sell', 'buy', 'advise', 'look'] as const;

export function PurposeQuestion() {
  const say = useSayPurpose();
  return (
    <Card as="section" aria-labelledby="purpose" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="purpose" className="text-title">
            What brings you here?
          </h2>
          <p className="text-muted">We’ll set up this page for you. You can change it in your profile.</p>
        </div>
        <Button variant="quiet" size="small" busy={say.isPending} onClick={() => say.mutate('unsaid')}>
          Skip
        </Button>
      </div>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {choices.map((purpose) => (
          <Button
            key={purpose}
            variant="secondary"
            className="h-auto min-h-14"
            busy={say.isPending && say.variables === purpose}
            onClick={() => say.mutate(purpose)}
          >
            {purposeLabels[purpose]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
