import { describe, expect, it } from 'vitest';
import { cardAsk } from './card-ask.ts';

const accepted = {
  status: 'accepted',
  outcome: null,
  kept: false,
  history: [{ from: 'submitted' }],
} as const;
const ended = { status: 'withdrawn', outcome: null, kept: false, history: [{ from: 'accepted' }] } as const;

describe('the public card after an acceptance', () => {
  it('is asked about while it says that the business is for sale', () => {
    expect(cardAsk(accepted, 'live')).toBe('under-offer');
    expect(cardAsk(accepted, 'under_offer')).toBeNull();
    expect(cardAsk({ ...accepted, kept: true }, 'live')).toBeNull();
    expect(cardAsk({ ...accepted, outcome: 'bought' }, 'live')).toBeNull();
  });

  it('is asked about again when the deal falls through, not when an open offer ends', () => {
    expect(cardAsk(ended, 'under_offer')).toBe('for-sale');
    expect(cardAsk(ended, 'live')).toBeNull();
    expect(cardAsk({ ...ended, history: [{ from: 'submitted' }] }, 'under_offer')).toBeNull();
    expect(cardAsk({ ...ended, outcome: 'withdrawn' }, 'under_offer')).toBeNull();
  });
});
