import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let listed: ReadonlySet<string> | null = null;

/** A community list of throw-away domains, read on first use. */
export function disposableDomains(): ReadonlySet<string> {
  listed ??= disposableEmailBlocklistSet();
  return listed;
}
