import { canonicalJson, type Json } from '#kernel/canonical-json.ts';
import type { EvidenceEvent, Sha256 } from './evidence-event.ts';

/** The first line of an entry: which rule its text follows. */
export const eventTextHead = 'cairn nda event 2';

/** Longer lines go on in the next one, which begins with `+`. Fits the page in the type that they are printed in. */
const lineLimit = 92;

/** Whose act an event is, as it is printed. Whoever issued an agreement stays unnamed, as the agreement has it. */
const actors = ['buyer', 'owner', 'platform'] as const;
export type EventActor = (typeof actors)[number];

/**
 * What of the evidence is printed: nothing that a buyer may not know before the owner lets them in. Everything else is
 * withheld, and its hash is printed in its place.
 */
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
  // Not their passkey: two agreements with the same one would tell that both listings are of one owner.
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

/** The signer acts from a session of theirs; the platform from none. */
export function actorOf({ evidence }: Pick<EvidenceEvent, 'evidence'>): EventActor {
  if (evidence.role === 'owner') return 'owner';
  return 'sessionId' in evidence ? 'buyer' : 'platform';
}

/**
 * The text of an entry, version 2, whose UTF-8 bytes are hashed: lines of printable ASCII, each ended by a line feed,
 * none beginning or ending with a space. It is printed as it is, so that anybody who holds the file can hash it again.
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

/** What is not printed: who acted, and what is not for every reader. Canonical JSON (RFC 8785), with the salt. */
export function withheldText({ actorId, evidence, salt }: SaltedEvent): string {
  const printed = printedEvidence[actorOf({ evidence })];
  const held = Object.entries(evidence).filter(([name]) => !printed.has(name));
  return canonicalJson({ actorId, evidence: Object.fromEntries(held), salt });
}

/** `template.id "business-sale-nda"`: a line for each value, however deep it stands. */
function detailLines(name: string, value: Json): string[] {
  if (value === null || typeof value !== 'object') return [`${name} ${asciiJson(value)}`];
  const inside = Object.entries(value);
  if (inside.length === 0) return [`${name} ${canonicalJson(value)}`];
  return inside.flatMap(([key, inner]) => detailLines(`${name}.${key}`, inner));
}

/** JSON in printable ASCII; of spaces and hyphens in a row all but the first are escaped: copying may lose them. */
function asciiJson(value: string | number | boolean | null): string {
  return JSON.stringify(value)
    .replace(/[^\x20-\x7e]/g, escaped)
    .replace(/(?<=[ -])[ -]/g, escaped);
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The line with its line feed, cut where it is too long: never beside a space or after a hyphen, which copying may lose. */
function folded(line: string): string[] {
  if (line.length <= lineLimit) return [`${line}\n`];
  let cut = lineLimit;
  while (cut > lineLimit / 2 && (/[ -]/.test(line.charAt(cut - 1)) || line.charAt(cut) === ' ')) cut -= 1;
  return [`${line.slice(0, cut)}\n`, ...folded(`+${line.slice(cut)}`)];
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}
