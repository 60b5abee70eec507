/** `most` times per window of `seconds`. */
export type LimitRule = { name: string; most: number; seconds: number };

export type Take = { rule: LimitRule; subject: string };

/** Throws Refused('too-many-attempts', { retryAfter }) over the limit. */
export type Limiter = {
  take(takes: readonly Take[]): Promise<void>;
  /** Counts a read with its cost; throws Refused('too-many-reads', { retryAfter }) over the limit. */
  read(subject: string, cost?: number): void;
};

const minute = 60;
const hour = 3_600;

/** Any change, per person (visitors: per address). */
export const changesInGeneral: LimitRule = { name: 'changes', most: 120, seconds: minute };

/** A token bucket. A page of the product takes about ten reads; a scraper takes hundreds. */
export const readsInGeneral = { atOnce: 1_200, aSecond: 20 } as const;
export const readCosts = { search: 5, madeFile: 10 } as const;

/** Sign-in limits per account and device or network; `Hourly` ones stop slow guessing. */
export const signInPerAccount: LimitRule = { name: 'sign-in-account', most: 5, seconds: minute };
export const signInPerAccountHourly: LimitRule = { name: 'sign-in-account-hour', most: 20, seconds: hour };
/** Attempts on one account from all unknown devices together. */
export const signInByStrangers: LimitRule = { name: 'sign-in-strangers', most: 100, seconds: hour };
export const signInPerAddress: LimitRule = { name: 'sign-in-address', most: 30, seconds: minute };
export const signUpPerAddress: LimitRule = { name: 'sign-up-address', most: 10, seconds: hour };
export const mailedLinksPerAccount: LimitRule = { name: 'mailed-links-account', most: 3, seconds: hour };
export const mailedLinksPerAddress: LimitRule = { name: 'mailed-links-address', most: 30, seconds: hour };
/** Six-digit codes: 30 a day are one right guess in 30 years. */
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
/** Mails to typed addresses, whose owners may have no account here. */
export const invitationsPerPerson: LimitRule = { name: 'invitations-person', most: 20, seconds: 24 * hour };
export const linkUsesPerAddress: LimitRule = { name: 'link-uses-address', most: 30, seconds: minute };

export const messagesPerPerson: LimitRule = { name: 'messages', most: 30, seconds: minute };
export const messagesPerPersonHourly: LimitRule = { name: 'messages-hour', most: 300, seconds: hour };
export const threadsPerPerson: LimitRule = { name: 'threads-hour', most: 30, seconds: hour };
