import type { Proposal } from './queries.ts';
import { signed } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = { worth: Pick<Proposal, 'dollars' | 'gain' | 'held'> };

export function WorthWords({ worth: { dollars, gain, held } }: Props) {
  return (
    <span className="tabular">
      {dollars === null ? 'No value yet' : <WholeDollars amount={dollars} />}
      {gain !== null && <span className="text-muted"> ({signed(gain)} points)</span>}
      {held && (
        <span className="block text-muted text-small">
          {dollars === 0
            ? 'A cap or the size of the business offsets all of this today.'
            : 'Reduced by a cap or the size of the business.'}
        </span>
      )}
    </span>
  );
}
