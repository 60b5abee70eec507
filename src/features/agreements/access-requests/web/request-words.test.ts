import { describe, expect, it } from 'vitest';
import { statuses } from '../domain/status.ts';
import { refusalWords } from '../domain/words.ts';
import { moveWords } from './move-words.ts';
import { nextStep } from './next-step.ts';
import { fundsWords, identityWords } from './proof-words.ts';
import type { RequestView } from './queries.ts';
import { accessSentence, lastChangeOf, stageApproved } from './stage-words.ts';
import { statusEntries } from './status-entries.ts';
import { reasonWords } from './status-reason.ts';
import { stepsOf, whyNot } from './steps.ts';
import { ownerIn } from './viewer.ts';

const none = {
  requested: 'invalid-transition',
  sent_to_broker: 'invalid-transition',
  awaiting_signature: 'invalid-transition',
  approved: 'invalid-transition',
  denied: 'invalid-transition',
  pending: 'invalid-transition',
};

function aView(given: Partial<RequestView> = {}): RequestView {
  const at = '2026-03-01T12:00:00.000Z';
  return {
    id: 'request',
    listingId: 'listing',
    listingTitle: 'Bakery',
    status: 'requested',
    pendingReason: null,
    returnTo: null,
    denyReason: null,
    outcome: null,
    brokered: true,
    message: '',
    version: 1,
    requestedAt: at,
    lastUpdatedAt: at,
    buyer: {
      id: 'buyer',
      name: 'Ada Lovelace',
      email: 'ada@people.example',
      emailVerified: true,
      identityProven: false,
      fundsProven: false,
      identityUnderReview: false,
      fundsUnderReview: false,
    },
    brokers: [],
    nda: null,
    grant: null,
    missingProofs: [],
    proofsUnderReview: false,
    closesAt: null,
    mayStage: {
      S1: 'not-your-move',
      S2: 'not-your-move',
      S3: 'not-your-move',
      S4: 'not-your-move',
      S5: 'not-your-move',
    },
    caller: ['seller'],
    waitsForYou: true,
    may: none,
    ...given,
  };
}

const signed = {
  id: 'nda',
  status: 'signed',
  issuedAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2026-03-15T12:00:00.000Z',
  signedAt: '2026-03-02T12:00:00.000Z',
  takesPassport: false,
};

describe('what a reader can do with a request', () => {
  it('keeps Approve visible and says what it requires', () => {
    const approve = stepsOf(aView()).find((step) => step.to === 'approved');
    expect(approve?.disabledReason).toBe(refusalWords['nda-complete']);
    const waiting = aView({ status: 'awaiting_signature', may: { ...none, approved: 'not-your-move' } });
    expect(whyNot(waiting, 'approved')).toBe(refusalWords['nda-complete']);
  });

  it('says who decides once the NDA is signed', () => {
    const may = { ...none, approved: 'seller-consent' };
    const pending = aView({ status: 'pending', nda: signed, caller: ['admin'], may });
    expect(whyNot(pending, 'approved')).toBe(refusalWords['seller-consent']);
  });

  it('does not call a signed NDA unsigned when a new one can be asked for', () => {
    const view = (status: string) => aView({ status: 'pending', nda: { ...signed, status } });
    expect(moveWords(view('issued'), 'awaiting_signature').consequence).toContain(
      'replaces the unsigned NDA',
    );
    expect(moveWords(view('signed'), 'awaiting_signature').consequence).toContain(
      'signed NDA stays on record',
    );
  });

  it('tells a buyer of the other way to agree, only where the seller accepts passports', () => {
    const headline = (takesPassport: boolean) =>
      nextStep(aView({ status: 'awaiting_signature', caller: ['buyer'], nda: { ...signed, takesPassport } }))
        .headline;
    expect(headline(true)).toBe('Sign the NDA, or join with your passport');
    expect(headline(false)).toBe('Read and sign the NDA');
  });

  it('offers the buyer only what the buyer may do', () => {
    const may = { ...none, denied: true as const };
    expect(stepsOf(aView({ caller: ['buyer'], may })).map((step) => step.label)).toEqual([
      'Withdraw request',
    ]);
    expect(stepsOf(aView({ caller: ['buyer'], status: 'approved', may })).map((step) => step.label)).toEqual([
      'Give up access',
    ]);
  });

  it('labels the end of access for the seller', () => {
    const may = { ...none, denied: true as const, pending: true as const };
    const labels = stepsOf(aView({ status: 'approved', nda: signed, may })).map((step) => step.label);
    expect(labels).toEqual(['Revoke access', 'Suspend access']);
  });

  it('shows an unknown code as it is, and does not allow the move', () => {
    expect(whyNot(aView({ may: { ...none, denied: 'some-new-code' } }), 'denied')).toBe('some-new-code');
  });
});

describe('what happens next', () => {
  it('has complete sentences for every status, part and move', () => {
    for (const status of statuses) {
      for (const part of ['buyer', 'seller', 'broker', 'admin'] as const) {
        const view = aView({ status, caller: [part], denyReason: status === 'denied' ? 'refused' : null });
        const { headline, sentence } = nextStep(view);
        expect(headline).not.toBe('');
        expect(`${headline}${sentence}`).not.toMatch(/undefined|null|NaN|Invalid/);
        for (const to of statuses) expect(moveWords(view, to).consequence).not.toMatch(/undefined|null|NaN/);
      }
    }
  });

  it('mentions the broker to an admin if there is one', () => {
    const asked = (brokers: RequestView['brokers']) =>
      nextStep(aView({ caller: ['admin'], brokers })).sentence;
    expect(asked([{ id: 'broker', name: 'Mara Quill' }])).toContain('Send the request to the broker');
    expect(asked([])).toContain('No broker acts for this listing');
  });

  it('tells the seller, or a broker with approvals, that the decision is theirs', () => {
    const decides = { status: 'pending', pendingReason: 'seller_decision', nda: signed } as const;
    expect(nextStep(aView(decides)).headline).toMatch(/^Decide on access for .+, who signed the NDA$/);
    expect(nextStep(aView({ ...decides, caller: ['buyer'] })).headline).not.toContain('you decide');
    const broker = { ...decides, caller: ['broker'] } satisfies Partial<RequestView>;
    const delegated = { ...broker, may: { ...none, approved: true as const } };
    expect(nextStep(aView(delegated)).headline).toMatch(/^Decide on access for /);
    expect(reasonWords(aView(delegated))).toBe('Waiting for your decision');
    expect(reasonWords(aView({ ...broker, may: { ...none, approved: 'delegated' } }))).toBe(
      'Waiting for the seller’s decision',
    );
  });

  it('tells the seller which level is open, since when, why and until when', () => {
    const raised = { at: '2026-03-09T12:00:00.000Z', cause: 'letter_accepted' } as const;
    const grant = {
      stage: 'S4',
      since: '2026-03-02T12:00:00.000Z',
      until: '2026-05-01T12:00:00.000Z',
      suspendedAt: null,
      stageSince: raised,
    } as const;
    expect(accessSentence(aView({ grant }))).toMatch(
      /^Access level “Diligence” since Mar 9, 2026, raised when the letter of intent was accepted, until May 1, 2026\./,
    );
    expect(lastChangeOf(aView({ grant }))).toBe(raised.at);
    const old = { ...grant, until: null, stageSince: null };
    expect(accessSentence(aView({ grant: old }))).toMatch(/since Mar 2, 2026, with no end date\./);
    expect(stageApproved(aView({ grant: { ...old, suspendedAt: raised.at } }))).toBe('S4');
    expect(stageApproved(aView())).toBe('S3');
  });

  it('tells a proof under review from none, and invents no amount', () => {
    const { buyer } = aView();
    expect([identityWords(buyer), fundsWords(buyer)]).toEqual([
      'Identity not verified',
      'Funds not verified',
    ]);
    const reviewed = { ...buyer, identityUnderReview: true, fundsUnderReview: true };
    expect(identityWords(reviewed)).toContain('under review');
    expect(fundsWords(reviewed)).toContain('under review');
    expect(fundsWords({ ...reviewed, fundsProven: true })).toBe(
      'Funds verified by our team, amount not stated',
    );
  });

  it('tells the buyer what they did', () => {
    const ended = { status: 'denied', denyReason: 'withdrawn' } as const;
    expect(nextStep(aView({ ...ended, caller: ['buyer'] })).headline).toBe('You withdrew your request');
    expect(nextStep(aView(ended)).headline).toBe('Withdrawn by the buyer');
  });
});

describe('the menu of an admin', () => {
  it('is labeled by the act and says which status it sets', () => {
    const may = { ...none, sent_to_broker: true, awaiting_signature: true, denied: true } as const;
    const entries = statusEntries(aView({ may }), () => {});
    expect(
      entries.map(
        (entry) => entry.kind === 'action' && [entry.label, entry.hint, entry.disabledReason === null],
      ),
    ).toEqual([
      ['Set to Requested', undefined, false],
      ['Send to broker', 'Set to Sent to Broker', true],
      ['Send NDA', 'Set to Awaiting Signature', true],
      ['Approve', 'Set to Approved', false],
      ['Decline', 'Set to Denied', true],
      ['Hold', 'Set to Pending', false],
    ]);
  });
});

describe('who is bound on the owner’s side', () => {
  it('is asked for only by those who get an answer: the seller, and the buyer with access', () => {
    for (const status of statuses) {
      expect(ownerIn({ caller: ['seller'], status })).toBe('now');
      expect(ownerIn({ caller: ['buyer'], status })).toBe(status === 'approved' ? 'now' : 'with-access');
      for (const other of ['broker', 'admin'] as const)
        expect(ownerIn({ caller: [other], status })).toBe('never');
    }
  });
});
