/** How often something may be tried: `most` times in each window of that many seconds. */
export type LimitRule = { name: string; most: number; seconds: number };

/** One thing to count: a rule and whom it is counted for (an account, an address, a person). */
export type Take = { rule: LimitRule; subject: string };

/** Counts an attempt; throws Refused('too-many-attempts', { retryAfter }) when it is one too many. */
export type Limiter = { take(takes: readonly Take[]): Promise<void> };

const minute = 60;
const hour = 3_600;

/** Any change, per person (visitors: per address). */
export const changesInGeneral: LimitRule = { name: 'changes', most: 120, seconds: minute };

/** The rules for getting in; `Hourly` ones stop slow guessing. */
export const signInPerAccount: LimitRule = { name: 'sign-in-account', most: 5, seconds: minute };
export const signInPerAccountHourly: LimitRule = { name: 'sign-in-account-hour', most: 20, seconds: hour };
export const signInPerAddress: LimitRule = { name: 'sign-in-address', most: 30, seconds: minute };
export const signUpPerAddress: LimitRule = { name: 'sign-up-address', most: 10, seconds: hour };
export const mailedLinksPerAccount: LimitRule = { name: 'mailed-links-account', most: 3, seconds: hour };
export const mailedLinksPerAddress: LimitRule = { name: 'mailed-links-address', most: 30, seconds: hour };
export const emailChangesPerAccount: LimitRule = { name: 'email-changes-account', most: 10, seconds: hour };
/** Mails to addresses that somebody typed, who may have no account here. */
export const invitationsPerPerson: LimitRule = { name: 'invitations-person', most: 20, seconds: 24 * hour };
export const linkUsesPerAddress: LimitRule = { name: 'link-uses-address', most: 30, seconds: minute };

/** Messages, and conversations that one begins: a person types, a machine floods. */
export const messagesPerPerson: LimitRule = { name: 'messages', most: 30, seconds: minute };
export const messagesPerPersonHourly: LimitRule = { name: 'messages-hour', most: 300, seconds: hour };
export const threadsPerPerson: LimitRule = { name: 'threads-hour', most: 30, seconds: hour };
