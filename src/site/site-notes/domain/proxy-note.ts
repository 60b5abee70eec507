/** A note to the operator. */
export type SiteNote = { title: string; text: string };

type ProxyFacts = {
  /** A client that sent forwarding headers but is not trusted. `near`: on this machine or its local network. */
  untrusted: { address: string; near: boolean } | null;
  trusts: boolean;
  /** The site is reached by https, which this program does not serve itself. */
  expected: boolean;
};

const consequence =
  'Until then everyone behind it shares the limits on signing in and signing up, and signatures record the proxy’s address.';

export function proxyNote({ untrusted, trusts, expected }: ProxyFacts): SiteNote | null {
  if (untrusted?.near)
    return {
      title: 'All visitors count as one',
      text: `Requests come through a proxy at ${untrusted.address} that is not trusted. Set TRUSTED_PROXIES=${untrusted.address}, let the proxy send X-Forwarded-For, and start again. ${consequence}`,
    };
  if (expected && !trusts)
    return {
      title: 'All visitors may count as one',
      text: `This site is reached by https, which a proxy in front must end, and no proxy is trusted. Set TRUSTED_PROXIES to its address, let it send X-Forwarded-For, and start again. ${consequence}`,
    };
  if (untrusted)
    return {
      title: 'A request named another client address',
      text: `It came from ${untrusted.address}, which is not trusted, so its header was not believed. If a proxy of yours sent it, set TRUSTED_PROXIES=${untrusted.address} and start again. If not, someone made it up, and nothing needs doing.`,
    };
  return null;
}
