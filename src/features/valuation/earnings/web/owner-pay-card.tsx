import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { hintWords } from '../domain/add-back-hints.ts';
import { countsFor, countsWords } from './add-back-words.ts';
import type { Period } from './queries.ts';

export function OwnerPayCard({ period: { ownerPay, hints } }: { period: Period }) {
  const { from, paid, market, effect, tier } = ownerPay;
  const counts = countsFor({ amount: effect, tier });
  return (
    <>
      {from === 'books' && market !== null && (
        <Card as="section" aria-labelledby="owner-pay" className="flex flex-col gap-1.5">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h2 id="owner-pay" className="font-semibold">
              Owner’s compensation adjustment, from your books
            </h2>
            <span className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">
                <Money exact amount={effect} />
              </span>
              <Badge tone={counts === 'owner' ? 'amber' : 'good'}>{countsWords[counts]}</Badge>
            </span>
          </div>
          <p className="text-muted text-small">
            <Money exact amount={paid} /> in your books, <Money exact amount={market} /> replacement salary.
            SDE includes all of the owner’s pay. Add your own add-back of this kind if your pay is in another
            line, or to attach documents.
          </p>
        </Card>
      )}
      {hints.length > 0 && (
        <Alert tone="info" title="What may be missing about your pay">
          <ul className="list-disc pl-5">
            {hints.map((hint) => (
              <li key={hint.code}>{hintWords(hint)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
