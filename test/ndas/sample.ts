import { businessSaleNda } from '#features/agreements/ndas/domain/business-sale-nda.ts';
import { canonicalText, composeNda, type NdaFacts } from '#features/agreements/ndas/domain/document.ts';
import { type ChainedEvent, chained } from '#features/agreements/ndas/domain/evidence.ts';
import type { PrintedNda } from '#features/agreements/ndas/server/print-signature.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';

const ndaId = '6f0c1c54-9f5e-4d38-8a35-6a1d3f3a7a11';
export const signedAt = new Date('2026-03-02T10:11:12.345Z');

export function printedFor(
  name: string,
  facts: Partial<NdaFacts> = {},
  entity: string | null = null,
): PrintedNda {
  const document = composeNda(businessSaleNda, {
    buyerName: 'Ada Lovelace',
    buyerEmail: 'ada@buyer.example',
    listingReference: '0b9e5a54-58ef-4d5c-a3a6-1a0a60a3d0b1',
    platformName: 'Cairn',
    issuedAt: new Date('2026-03-01T12:00:00.000Z'),
    place: 'utah',
    ...facts,
  });
  const originalSha256 = sha256(canonicalText(document));
  const capacity = entity === null ? 'individual' : 'entity';
  return {
    kind: 'listing',
    document,
    platformName: 'Cairn',
    signature: { name, capacity, entity, title: null, drawing: null, signedAt },
    certificate: {
      documentId: ndaId,
      envelopeId: '7a1c1c54-9f5e-4d38-8a35-6a1d3f3a7a11',
      originalSha256,
      file: null,
      resultSha256: null,
      generatedAt: signedAt,
      clockSource: 'test clock',
      template: { id: document.templateId, version: document.templateVersion, sha256: sha256('template') },
      master: null,
      consentVersion: 'electronic-records-1',
      parties: { buyer: 'Ada Lovelace', owner: 'The owner of the business under the listing' },
      ownerCommitment: sha256('owner'),
      governingLaw: 'the State of Utah',
      termEndsAt: new Date('2029-03-02T10:11:12.345Z'),
      counterSigner: null,
      signers: [
        {
          accountName: 'Ada Lovelace',
          typedName: name,
          nameComparison: 'differs',
          email: 'ada@buyer.example',
          phone: null,
          role: 'buyer',
          capacity,
          entity,
          title: null,
          ipAddress: '203.0.113.7',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
          timeZone: 'America/Denver',
          sessionId: '8b1c1c54-9f5e-4d38-8a35-6a1d3f3a7a11',
          verifications: [{ method: 'password', passed: true, at: signedAt }],
          fields: [{ name: 'name', value: name, at: signedAt }],
        },
      ],
      events: sampleLog(),
    },
  };
}

function sampleLog(): ChainedEvent[] {
  const kinds = ['created', 'sent', 'opened', 'consent-given', 'signed'] as const;
  const log: ChainedEvent[] = [];
  for (const [index, kind] of kinds.entries()) {
    const evidence = index < 2 ? {} : { sessionId: 'session' };
    const event = {
      ndaId,
      number: index + 1,
      kind,
      at: signedAt,
      actorId: null,
      evidence,
      salt: sha256(kind),
    };
    log.push(chained(event, log.at(-1) ?? null, sha256));
  }
  return log;
}
