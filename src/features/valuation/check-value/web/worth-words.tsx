import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import type { Proposal } from './queries.ts';
import { signed } from './score-text.ts';

type Props = { worth: Pick<Proposal, 'dollars' | 'gain' | 'held' | 'released'> };

export function WorthWords({ worth: { dollars, gain, held, released } }: Props) {
  return (
    <span className="tabular">
      {dollars === null ? 'No value yet' : <RoughMoney amount={dollars} />}
      {gain !== null && <span className="text-muted"> ({signed(gain)} points)</span>}
      {released !== null && released > (dollars ?? 0) && (
        <span className="block text-muted text-small">
          <RoughMoney amount={released} /> once the score is no longer capped
        </span>
      )}
      {held && released === null && (
        <span className="block text-muted text-small">
          {dollars === 0
            ? 'What businesses of this size sell for offsets all of this today.'
            : 'Reduced by what businesses of this size sell for.'}
        </span>
      )}
    </span>
  );
}
