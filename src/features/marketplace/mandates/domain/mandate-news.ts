import type { BrokerAccess } from '#features/marketplace/listings/domain/broker-access.ts';
import { type PrivateField, privateFields } from '#features/marketplace/listings/domain/private-fields.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { MandateStatus } from './mandate.ts';
import type { Scope } from './scope.ts';

type Facts = Scope & {
  began: boolean;
  endsAt: Date | null;
  invitedEmail: string;
};
type News = { words: string; lines: readonly string[] };

/** What a side learns about a step that it did not take itself; `null`: nothing. */
export function mandateNews(to: MandateStatus, side: 'seller' | 'broker', facts: Facts): News | null {
  return side === 'seller' ? forSeller(to, facts) : forBroker(to, facts);
}

function forSeller(to: MandateStatus, { began, endsAt, invitedEmail, ...scope }: Facts): News | null {
  const until = endsAt === null ? 'until one of you ends it' : `until ${easternMinute(endsAt)}`;
  if (to === 'active')
    return news(
      'Your broker accepted the engagement',
      `They act for you on this listing from now on, ${until}.`,
      scope.mayApprove
        ? 'They screen buyers, may approve them for you, and may mark the listing as under offer or take it off the market. You are told of everything that they do, and can end the engagement at any time.'
        : 'They screen buyers; only you approve them. You are told of everything that they do, and can end the engagement at any time.',
      ...openedToBroker[scope.profileAccess],
    );
  if (to === 'declined')
    return news(
      'The broker that you invited has declined',
      `Your invitation to ${invitedEmail} was declined. You can invite another broker at any time.`,
    );
  if (to === 'ended')
    return news(
      'Your broker has ended the engagement on a listing',
      'They no longer act for you, and requests that they were screening are yours to answer.',
    );
  if (to !== 'expired') return null;
  return began
    ? news(
        'An engagement on your listing has expired',
        'Its last day has passed, so the broker no longer acts for you. Invite them again if you want to go on.',
      )
    : news(
        'An invitation to a broker has expired',
        `Your invitation to ${invitedEmail} was not answered in time. You can invite them again at any time.`,
      );
}

function forBroker(to: MandateStatus, { began }: Facts): News | null {
  if (to === 'ended')
    return news(
      'The owner has ended one of your engagements',
      'You no longer act for the owner of this listing, and what was open to you as their broker is closed.',
    );
  if (to === 'expired' && began)
    return news(
      'One of your engagements has reached its end date',
      'You no longer act for the owner of this listing. The owner can invite you again.',
    );
  return null;
}

/** Brokers do not learn who bought the listing or for how much. */
export function closedNews(to: 'sold' | 'withdrawn'): News {
  return to === 'sold'
    ? news(
        'A listing that you act for was sold',
        'The owner recorded the sale. Open requests and offers ended, and those buyers were told.',
        'Your engagement stays active until its end date, or until one of you ends it.',
      )
    : news(
        'A listing that you act for was withdrawn',
        'It is off the marketplace. Open requests and offers ended, and those buyers were told.',
        'Your engagement stays active until its end date, or until one of you ends it: the owner can list the business again.',
      );
}

/** `null` if the step did not change whether the public card says “Under offer”. */
export function cardNews(from: string, to: string): News | null {
  if (from === 'live' && to === 'under_offer')
    return news(
      'A listing that you act for is under offer',
      'The public card says “Under offer” from now on. Buyers still find it and can ask for access as a backup.',
    );
  return from === 'under_offer' && to === 'live'
    ? news('A listing that you act for is for sale again', 'The public card no longer says “Under offer”.')
    : null;
}

/** For the owner. */
export function factsNews(fields: readonly PrivateField[]): News {
  const names = fields.map((field) => privateFields[field].label).join(', ');
  return news(
    'Your broker asks for facts about a listing',
    `They ask you for ${names}. You fill them in on the page of the listing, under the private profile, which buyers see only with access.`,
    'You decide what you fill in. Your broker learns which of them are there, and reads what they say only if you opened the private profile to them.',
  );
}

export const askNews: News = news(
  'Your broker asks to decide for you on a listing',
  'They screen buyers now. They ask to approve them for you too, to change the status of the listing, to read offers and send counteroffers that you agreed to, to publish in the deal room and to work on the health check.',
  'Nothing changes until you decide.',
);

const openedToBroker: Record<BrokerAccess, readonly string[]> = {
  none: [],
  read: ['As you chose, they see the private profile of the listing.'],
  edit: [
    'As you chose, they see the private profile and may edit the listing for you. You are told what they changed.',
  ],
};

/** For the broker. The same as before answers their request with no. */
export function scopeNews(before: Scope, scope: Scope): News {
  const decides = scope.mayApprove === before.mayApprove ? null : decisionNews(scope.mayApprove);
  const opened = scope.profileAccess === before.profileAccess ? null : profileNewsOf(before, scope);
  if (decides && opened) return news(decides.words, ...decides.lines, ...opened.lines);
  return (
    decides ??
    opened ??
    news(
      'The owner leaves your engagement as it is',
      'You asked for more authority. The owner answered that your engagement stays as it was.',
    )
  );
}

function decisionNews(mayApprove: boolean): News {
  return mayApprove
    ? news(
        'The owner lets you decide on a listing',
        'From now on you approve buyers for the owner, change the status of the listing, read offers, send counteroffers that the owner agreed to, publish in the deal room and work on the health check.',
      )
    : news(
        'The owner decides on a listing again',
        'From now on you screen buyers. Only the owner approves them, changes the status of the listing, and sees offers and the health check.',
      );
}

function profileNewsOf(before: Scope, { profileAccess }: Scope): News {
  return before.profileAccess === 'edit' && profileAccess === 'read'
    ? readOnlyNews
    : profileNews[profileAccess];
}

const readOnlyNews: News = news(
  'The owner edits a listing alone again',
  'You still see its private profile.',
);

const profileNews: Record<BrokerAccess, News> = {
  none: news(
    'The private profile of a listing is closed to you again',
    'You see of the listing what anyone sees, and no longer edit it.',
  ),
  read: news(
    'The owner opened the private profile of a listing to you',
    'You see whose business it is and its exact figures, on the page of the listing. Only the owner edits it.',
  ),
  edit: news(
    'The owner lets you edit a listing',
    'You see its private profile, and may edit its text, price and figures for the owner. The owner is told what you changed.',
  ),
};

function news(words: string, ...lines: string[]): News {
  return { words, lines };
}
