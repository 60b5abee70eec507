import { ConfigProblem, type Read, readUrl } from './config-reader.ts';
import { isLoopback } from './loopback.ts';

export type SsoSettings = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** In lower case. */
  emailDomains: readonly string[];
  /** On the button of the sign-in page. */
  label: string;
}>;

const all = ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET', 'SSO_EMAIL_DOMAINS'] as const;
const longestLabel = 60;

/** `null`: no single sign-on. Throws ConfigProblem. */
export function readSso(read: Read): SsoSettings | null {
  const [issuer, clientId, clientSecret, domains] = [
    readIssuer(read),
    read('SSO_CLIENT_ID'),
    read('SSO_CLIENT_SECRET'),
    read('SSO_EMAIL_DOMAINS'),
  ];
  if (issuer && clientId && clientSecret && domains)
    return { issuer, clientId, clientSecret, emailDomains: domainsIn(domains), label: readLabel(read) };
  const missing = all.find((name) => !read(name));
  const given = [...all, 'SSO_LABEL' as const].find((name) => read(name));
  if (missing && given)
    throw new ConfigProblem(
      missing,
      `is missing while ${given} is set: set ${all.join(', ')}, or none of them`,
    );
  return null;
}

function readIssuer(read: Read): string | null {
  const issuer = readUrl(read, 'SSO_ISSUER', ['https:', 'http:'], 'https://login.example.com');
  if (issuer === null) return null;
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ConfigProblem(
      'SSO_ISSUER',
      'is not https: only a provider on this machine may be reached without',
    );
  return issuer;
}

function domainsIn(text: string): string[] {
  const domains = text.split(/[\s,]+/).filter((one) => one !== '');
  const wrong = domains.find((one) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(one));
  if (wrong !== undefined || domains.length === 0)
    throw new ConfigProblem(
      'SSO_EMAIL_DOMAINS',
      `holds "${wrong ?? text}": give domains of email addresses, such as firm.com, firm.co.uk`,
    );
  return domains.map((one) => one.toLowerCase());
}

function readLabel(read: Read): string {
  const label = read('SSO_LABEL') ?? 'Sign in with single sign-on';
  if (label.length > longestLabel || /\p{Cc}/u.test(label))
    throw new ConfigProblem(
      'SSO_LABEL',
      `is longer than ${longestLabel} characters, or holds control characters`,
    );
  return label;
}
