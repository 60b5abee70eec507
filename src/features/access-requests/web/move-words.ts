import { signingTime } from '#features/ndas/domain/signing.ts';
import { days } from '#kernel/instant.ts';
import { answerTimeout } from '../domain/clock.ts';
import { coolingOff } from '../domain/opening.ts';
import type { Status } from '../domain/status.ts';
import type { RequestView } from './queries.ts';
import { viewerOf } from './viewer.ts';

/** How a move is offered and asked about. */
export type MoveWords = {
  /** On the button: one verb. */
  label: string;
  title: string;
  /** What follows from it, and whether it can be undone. */
  consequence: string;
  danger: boolean;
};

/** A move in the words of the one who makes it. */
export function moveWords(request: RequestView, to: Status): MoveWords {
  const words: Record<Status, (request: RequestView) => MoveWords> = {
    Requested: reopening,
    'Sent to Broker': routing,
    'Awaiting Signature': sending,
    Pending: holding,
    Approved: approving,
    Denied: ending,
  };
  return words[to](request);
}

function reopening({ status, buyer }: RequestView): MoveWords {
  if (status === 'Denied') {
    return {
      label: 'Reopen',
      title: `Reopen the request of ${buyer.name}?`,
      consequence:
        'It stands at Requested again. Access that was open before stays closed until it is approved anew.',
      danger: false,
    };
  }
  return {
    label: 'Take off hold',
    title: 'Take the request off hold?',
    consequence: 'It goes back to Requested, where it came from.',
    danger: false,
  };
}

function routing({ status, brokers }: RequestView): MoveWords {
  const names = brokers.map((broker) => broker.name).join(', ');
  return {
    label: status === 'Pending' ? 'Take off hold' : 'Send to broker',
    title: status === 'Pending' ? 'Take the request off hold?' : 'Send the request to the broker?',
    consequence: names
      ? `${names} can then send the NDA or turn the request down.`
      : 'No broker has a mandate on this listing now: only the seller or an admin can go on from there.',
    danger: false,
  };
}

function sending({ status, buyer }: RequestView): MoveWords {
  const time = `${buyer.name} gets an email and has ${signingTime / days} days to read and sign.`;
  if (status === 'Approved') {
    return {
      label: 'Ask for a new NDA',
      title: 'Ask for a new NDA?',
      consequence: `Access stops at once and opens again only after another approval. ${time}`,
      danger: true,
    };
  }
  if (status === 'Pending') {
    return {
      label: 'Send a new NDA',
      title: 'Send a new NDA?',
      consequence: `An agreement that is not signed yet can no longer be signed; a new one takes its place. ${time}`,
      danger: false,
    };
  }
  return {
    label: 'Send the NDA',
    title: `Send the NDA to ${buyer.name}?`,
    consequence: `${time} Nothing about the business opens by it.`,
    danger: false,
  };
}

function holding({ status }: RequestView): MoveWords {
  if (status === 'Approved') {
    return {
      label: 'Suspend access',
      title: 'Suspend access?',
      consequence: 'The private profile closes at once. It opens again when the request is approved again.',
      danger: true,
    };
  }
  return {
    label: 'Put on hold',
    title: 'Put the request on hold?',
    consequence: `The buyer is told what it waits for. Without a decision in ${answerTimeout / days} days the request ends by itself.`,
    danger: false,
  };
}

function approving({ buyer }: RequestView): MoveWords {
  return {
    label: 'Approve',
    title: `Show ${buyer.name} who the business is?`,
    consequence: `From now on ${buyer.name} sees its name, address, contact and exact figures, under the NDA. You can revoke access at any time; what was read stays known.`,
    danger: false,
  };
}

function ending(request: RequestView): MoveWords {
  const { status, buyer } = request;
  const unsigned = request.nda?.status === 'issued' ? 'The NDA can no longer be signed then. ' : '';
  const again = `can ask again after ${coolingOff / days} days`;
  if (viewerOf(request) === 'buyer') {
    return status === 'Approved'
      ? {
          label: 'Give up access',
          title: 'Give up access?',
          consequence: `The private profile closes at once. You ${again}. The NDA goes on binding you.`,
          danger: true,
        }
      : {
          label: 'Withdraw request',
          title: 'Withdraw your request?',
          consequence: `${unsigned}You ${again}.`,
          danger: true,
        };
  }
  return status === 'Approved'
    ? {
        label: 'Revoke access',
        title: `Revoke access for ${buyer.name}?`,
        consequence: `The private profile closes at their next click, and they are told by email. The NDA goes on binding them. They ${again}.`,
        danger: true,
      }
    : {
        label: 'Deny',
        title: `Deny the request of ${buyer.name}?`,
        consequence:
          `They are told that it was refused, without your reason, and ${again}. ${unsigned}`.trim(),
        danger: true,
      };
}
