/** How often something may be tried: `most` times in each window of that many seconds. */
export type LimitRule = { name: string; most: number; seconds: number };

/** One thing to count: a rule and whom it is counted for (an account, an address, a person). */
export type Take = { rule: LimitRule; subject: string };

/** Counts an attempt; throws Refused('too-many-attempts', { retryAfter }) when it is one too many. */
export type Limiter = {
  take(takes: readonly Take[]): Promise<void>;
  /** Counts a read, by what it costs; throws Refused('too-many-reads', { retryAfter }) when it is one too many. */
  read(subject: string, cost?: number): void;
};

const minute = 60;
const hour = 3_600;

/** Any change, per person (visitors: per address). */
export const changesInGeneral: LimitRule = { name: 'changes', most: 120, seconds: minute };

/**
 * Reads: so many at once, and so many more each second. A page of the product asks for about ten things, a deck that is
 * leafed through for a picture a page; a machine that takes everything away asks for hundreds.
 */
export const readsInGeneral = { atOnce: 1_200, aSecond: 20 } as const;
/** What a search, and a file that is made for whoever asks, count as. */
export const readCosts = { search: 5, madeFile: 10 } as const;

/** The rules for getting in, per account and device or network; `Hourly` ones stop slow guessing. */
export const signInPerAccount: LimitRule = { name: 'sign-in-account', most: 5, seconds: minute };
export const signInPerAccountHourly: LimitRule = { name: 'sign-in-account-hour', most: 20, seconds: hour };
/** Tries at one account from all devices that it does not know, wherever they come from. */
export const signInByStrangers: LimitRule = { name: 'sign-in-strangers', most: 100, seconds: hour };
export const signInPerAddress: LimitRule = { name: 'sign-in-address', most: 30, seconds: minute };
export const signUpPerAddress: LimitRule = { name: 'sign-up-address', most: 10, seconds: hour };
export const mailedLinksPerAccount: LimitRule = { name: 'mailed-links-account', most: 3, seconds: hour };
export const mailedLinksPerAddress: LimitRule = { name: 'mailed-links-address', most: 30, seconds: hour };
/** Codes of six digits: 30 a day are one right guess in 30 years. */
export const secondFactorPerAccount: LimitRule = { name: 'second-factor-account', most: 5, seconds: minute };
export const secondFactorPerAccountDaily: LimitRule = {
  name: 'second-factor-account-day',
  most: 30,
  seconds: 24 * hour,
};
export const recoveryCodesPerAccount: LimitRule = { name: 'recovery-codes-account', most: 10, seconds: hour };
export const passkeyChallengesPerAddress: LimitRule = {
  name: 'passkey-challenges-address',
  most: 30,
  seconds: minute,
};
export const emailChangesPerAccount: LimitRule = { name: 'email-changes-account', most: 10, seconds: hour };
/** Mails to addresses that somebody typed, who may have no account here. */
export const invitationsPerPerson: LimitRule = { name: 'invitations-person', most: 20, seconds: 24 * hour };
export const linkUsesPerAddress: LimitRule = { name: 'link-uses-address', most: 30, seconds: minute };

/** Messages, and conversations that one begins: a person types, a machine floods. */
export const messagesPerPerson: LimitRule = { name: 'messages', most: 30, seconds: minute };
export const messagesPerPersonHourly: LimitRule = { name: 'messages-hour', most: 300, seconds: hour };
export const threadsPerPerson: LimitRule = { name: 'threads-hour', most: 30, seconds: hour };
