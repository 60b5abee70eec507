import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let listed: ReadonlySet<string> | null = null;

/** Domains that give out throw-away addresses, as a community keeps them; read at the first use. */
export function disposableDomains(): ReadonlySet<string> {
  listed ??= disposableEmailBlocklistSet();
  return listed;
}
