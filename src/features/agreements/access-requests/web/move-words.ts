import { signingTime } from '#features/agreements/ndas/domain/signing.ts';
import { days } from '#kernel/instant.ts';
import { answerTimeout } from '../domain/clock.ts';
import { coolingOff } from '../domain/opening.ts';
import type { Status } from '../domain/status.ts';
import type { RequestView } from './queries.ts';
import { viewerOf } from './viewer.ts';

export type MoveWords = {
  label: string;
  title: string;
  consequence: string;
  danger: boolean;
};

export function moveWords(request: RequestView, to: Status): MoveWords {
  const words: Record<Status, (request: RequestView) => MoveWords> = {
    requested: reopening,
    sent_to_broker: routing,
    awaiting_signature: sending,
    pending: holding,
    approved: approving,
    denied: ending,
  };
  return words[to](request);
}

function reopening({ status, buyer }: RequestView): MoveWords {
  if (status === 'denied') {
    return {
      label: 'Reopen',
      title: `Reopen ${buyer.name}’s request?`,
      consequence: 'Its status is Requested again. Access stays closed until the request is approved again.',
      danger: false,
    };
  }
  return {
    label: 'Take off hold',
    title: 'Take the request off hold?',
    consequence: 'Its status goes back to Requested.',
    danger: false,
  };
}

function routing({ status, brokers }: RequestView): MoveWords {
  const names = brokers.map((broker) => broker.name).join(', ');
  return {
    label: status === 'pending' ? 'Take off hold' : 'Send to broker',
    title: status === 'pending' ? 'Take the request off hold?' : 'Send the request to the broker?',
    consequence: names
      ? `${names} can then send the NDA or decline the request.`
      : 'No broker represents this listing now, so only the seller or an admin can take the next step.',
    danger: false,
  };
}

function sending({ status, buyer, nda }: RequestView): MoveWords {
  const time = `${buyer.name} gets an email and has ${signingTime / days} days to read and sign.`;
  if (status === 'approved') {
    return {
      label: 'Ask for a new NDA',
      title: 'Ask for a new NDA?',
      consequence: `Access ends immediately and opens again only after another approval. ${time}`,
      danger: true,
    };
  }
  if (status === 'pending') {
    const signed = nda?.status === 'signed';
    return {
      label: signed ? 'Ask for a new NDA' : 'Send a new NDA',
      title: signed ? 'Ask for a new NDA?' : 'Send a new NDA?',
      consequence: signed
        ? `The signed NDA stays on record, and you decide on access once the new one is signed. ${time}`
        : `It replaces the unsigned NDA, which can no longer be signed. ${time}`,
      danger: false,
    };
  }
  return {
    label: 'Send NDA',
    title: `Send the NDA to ${buyer.name}?`,
    consequence: `${time} Sending it reveals nothing about the business.`,
    danger: false,
  };
}

function holding({ status }: RequestView): MoveWords {
  if (status === 'approved') {
    return {
      label: 'Suspend access',
      title: 'Suspend access?',
      consequence:
        'The private profile closes immediately. It opens again when you approve the request again.',
      danger: true,
    };
  }
  return {
    label: 'Hold',
    title: 'Put the request on hold?',
    consequence: `The buyer is told what is missing. Without a decision, the request expires in ${answerTimeout / days} days.`,
    danger: false,
  };
}

function approving({ buyer }: RequestView): MoveWords {
  return {
    label: 'Approve',
    title: `Approve ${buyer.name}’s access?`,
    consequence: `${buyer.name} will see the business’s name, address, contact details and exact figures, under the NDA. You can revoke access at any time, but you can’t undo what they’ve already seen.`,
    danger: false,
  };
}

function ending(request: RequestView): MoveWords {
  const { status, buyer } = request;
  const unsigned = request.nda?.status === 'issued' ? 'The NDA can no longer be signed. ' : '';
  const again = `can request access again after ${coolingOff / days} days`;
  if (viewerOf(request) === 'buyer') {
    return status === 'approved'
      ? {
          label: 'Give up access',
          title: 'Give up access?',
          consequence: `The private profile closes immediately. You ${again}. You remain bound by the NDA.`,
          danger: true,
        }
      : {
          label: 'Withdraw request',
          title: 'Withdraw your request?',
          consequence: `${unsigned}You ${again}.`,
          danger: true,
        };
  }
  return status === 'approved'
    ? {
        label: 'Revoke access',
        title: `Revoke access for ${buyer.name}?`,
        consequence: `The private profile closes immediately, and they are told by email. They remain bound by the NDA. They ${again}.`,
        danger: true,
      }
    : {
        label: 'Decline',
        title: `Decline ${buyer.name}’s request?`,
        consequence:
          `They are told that it was declined, without your reason, and ${again}. ${unsigned}`.trim(),
        danger: true,
      };
}
