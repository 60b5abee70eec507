import type { Page } from '@playwright/test';
import { z } from 'zod';
import { api } from './api.ts';
import { mailedCode } from './signing-code.ts';

const identified = z.looseObject({ id: z.string() });

export async function signNda(buyer: Page, requestId: string, name: string): Promise<void> {
  const request = z
    .object({ nda: identified })
    .parse(await api(buyer, 'GET', `/api/access-requests/${requestId}`));
  const path = `/api/ndas/${request.nda.id}`;
  const opened = z
    .object({
      documentSha256: z.string(),
      codeGoesTo: z.string(),
      consent: z.object({ version: z.string() }),
    })
    .parse(await api(buyer, 'POST', `${path}/opening`, { timeZone: 'America/Denver' }));
  await api(buyer, 'POST', `${path}/consent`, { consentVersion: opened.consent.version, agreed: true });
  await api(buyer, 'POST', `${path}/signing-code`, { documentSha256: opened.documentSha256 });
  await api(buyer, 'POST', `${path}/confirmation`, { code: await mailedCode(buyer, opened.codeGoesTo) });
  await api(buyer, 'POST', `${path}/signature`, {
    name,
    capacity: 'individual',
    documentSha256: opened.documentSha256,
    readToEnd: true,
    timeZone: 'America/Denver',
  });
}
