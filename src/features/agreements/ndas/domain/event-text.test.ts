import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#kernel/canonical-json.ts';
import { eventText, withheldText } from './event-text.ts';
import { chainStart } from './evidence.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const salt = sha256('salt');
const event = (evidence: Record<string, Json>) => ({
  ndaId: '6f0c1c54-9f5e-4d38-8a35-6a1d3f3a7a11',
  number: 3,
  kind: 'signed' as const,
  at: new Date('2026-03-01T10:00:00.123Z'),
  actorId: 'person',
  evidence,
  salt,
});
const textOf = (evidence: Record<string, Json>) => eventText(event(evidence), chainStart, sha256);

describe('the text of an entry', () => {
  it('consists of lines that anyone can reproduce', () => {
    const evidence = { sessionId: 's', typedName: 'Żółć', template: { version: 2, id: 'x' }, requestId: 'r' };
    expect(textOf(evidence)).toBe(
      `cairn nda event 2
document 6f0c1c54-9f5e-4d38-8a35-6a1d3f3a7a11
number 3
event signed
time 2026-03-01T10:00:00.123Z
by buyer
sessionId "s"
template.id "x"
template.version 2
typedName "\\u017b\\u00f3\\u0142\\u0107"
withheld ${sha256(`{"actorId":"person","evidence":{"requestId":"r"},"salt":"${salt}"}`)}
previous ${chainStart}
`,
    );
  });

  it('contains neither the actor nor the device and address of the owner', () => {
    const place = { ipAddress: '203.0.113.9', userAgent: 'Owner/1', sessionId: 's', nonce: 'n' };
    const signed = {
      ...place,
      role: 'owner',
      name: 'Olive Owner',
      entity: 'Hollow LLC',
      commitment: 'c',
      credentialSha256: 'key',
    };
    const text = textOf(signed);
    expect(text).toContain('by owner\ncommitment "c"\nrole "owner"\nwithheld ');
    for (const hidden of ['person', '203.0', 'Owner/1', 'Olive', 'Hollow', 'key'])
      expect(text).not.toContain(hidden);
    expect(withheldText(event(signed))).toContain('Olive Owner');
    const completed = { fileSha256: 'f', owner: { name: 'Olive Owner' }, business: { name: 'Hollow' } };
    expect(textOf(completed)).not.toMatch(/Olive|Hollow/);
  });

  it('depends on everything it covers, printed or not', () => {
    const evidence = { sessionId: 's', typedName: 'Ada', requestId: 'r', verifications: [{ passed: true }] };
    const texts = [
      textOf(evidence),
      textOf({ ...evidence, typedName: 'Adb' }),
      textOf({ ...evidence, requestId: 'q' }),
      textOf({ ...evidence, verifications: [{ passed: false }] }),
      textOf({ ...evidence, verifications: [] }),
      textOf({ sessionId: 's', typedName: 'Ada', requestId: 'r' }),
      eventText({ ...event(evidence), actorId: 'other' }, chainStart, sha256),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('survives copying: short ASCII lines without trailing or double spaces', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(fc.constantFrom(' ', '-', 'a', '+', '\n', '"'), { maxLength: 400 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(name, (typedName) => {
        const lines = textOf({ sessionId: 's', typedName }).split('\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) expect(line).toMatch(/^(?!.* {2})[!-~](?:[ -~]{0,90}[!-~])?$/);
        const whole = lines.join('\n').replaceAll('\n+', '');
        expect(JSON.parse(/^typedName (.*)$/m.exec(whole)?.[1] ?? '')).toBe(typedName);
      }),
    );
  });
});
