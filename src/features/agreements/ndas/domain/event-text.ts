import { canonicalJson, type Json } from '#kernel/canonical-json.ts';
import type { EvidenceEvent, Sha256 } from './evidence-event.ts';

/** First line of an entry; names the version of the text format. */
export const eventTextHead = 'cairn nda event 2';

/** Longer lines continue on the next one, which starts with `+`. Fits the printed page. */
const lineLimit = 92;

/** The actor as printed; the issuer of the agreement stays unnamed. */
const actors = ['buyer', 'owner', 'platform'] as const;
export type EventActor = (typeof actors)[number];

/** Withholds what a buyer may not know before access is granted; only its hash is printed. */
const printedEvidence: Record<EventActor, ReadonlySet<string>> = {
  buyer: new Set([
    'accountName',
    'capacity',
    'clockSource',
    'consentSha256',
    'consentVersion',
    'consentedAt',
    'credentialSha256',
    'documentSha256',
    'email',
    'emailConfirmed',
    'entity',
    'ipAddress',
    'master',
    'method',
    'nameComparison',
    'role',
    'sessionId',
    'signature',
    'template',
    'termEndsAt',
    'timeZone',
    'title',
    'typedName',
    'userAgent',
    'verifications',
  ]),
  // Not the passkey: the same one in two agreements would link two listings to one owner.
  owner: new Set([
    'commitment',
    'confirmedAt',
    'confirmedBy',
    'consentVersion',
    'documentSha256',
    'method',
    'role',
  ]),
  platform: new Set(['documentSha256', 'email', 'expiresAt', 'masterId', 'reminder', 'template']),
};

type SaltedEvent = EvidenceEvent & { salt: string };

/** The buyer acts from a session, the platform without one. */
export function actorOf({ evidence }: Pick<EvidenceEvent, 'evidence'>): EventActor {
  if (evidence.role === 'owner') return 'owner';
  return 'sessionId' in evidence ? 'buyer' : 'platform';
}

/**
 * The text of an entry, version 2, whose UTF-8 bytes are hashed: lines of printable ASCII ending in a line feed,
 * without leading or trailing spaces. Printed as is, so that anyone with the file can hash it again.
 */
export function eventText(event: SaltedEvent, previousHash: string, sha256: Sha256): string {
  const by = actorOf(event);
  const shown = Object.entries(event.evidence).filter(([name]) => printedEvidence[by].has(name));
  const lines = [
    eventTextHead,
    `document ${event.ndaId}`,
    `number ${event.number}`,
    `event ${event.kind}`,
    `time ${event.at.toISOString()}`,
    `by ${by}`,
    ...shown.flatMap(([name, value]) => detailLines(name, value)).sort(byCodeUnits),
    `withheld ${sha256(withheldText(event))}`,
    `previous ${previousHash}`,
  ];
  return lines.flatMap(folded).join('');
}

/** The withheld part: the actor and evidence that is not printed, with the salt. Canonical JSON (RFC 8785). */
export function withheldText({ actorId, evidence, salt }: SaltedEvent): string {
  const printed = printedEvidence[actorOf({ evidence })];
  const held = Object.entries(evidence).filter(([name]) => !printed.has(name));
  return canonicalJson({ actorId, evidence: Object.fromEntries(held), salt });
}

/** One line for each value, however deep: `template.id "business-sale-nda"`. */
function detailLines(name: string, value: Json): string[] {
  if (value === null || typeof value !== 'object') return [`${name} ${asciiJson(value)}`];
  const inside = Object.entries(value);
  if (inside.length === 0) return [`${name} ${canonicalJson(value)}`];
  return inside.flatMap(([key, inner]) => detailLines(`${name}.${key}`, inner));
}

/** Printable ASCII JSON. Escapes repeated spaces and hyphens, which copying from a PDF may lose. */
function asciiJson(value: string | number | boolean | null): string {
  return JSON.stringify(value)
    .replace(/[^\x20-\x7e]/g, escaped)
    .replace(/(?<=[ -])[ -]/g, escaped);
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Wraps a long line, never next to a space or after a hyphen, which copying may lose. */
function folded(line: string): string[] {
  if (line.length <= lineLimit) return [`${line}\n`];
  let cut = lineLimit;
  while (cut > lineLimit / 2 && (/[ -]/.test(line.charAt(cut - 1)) || line.charAt(cut) === ' ')) cut -= 1;
  return [`${line.slice(0, cut)}\n`, ...folded(`+${line.slice(cut)}`)];
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}
