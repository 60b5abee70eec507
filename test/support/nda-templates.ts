import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';

const created = z.object({ id: z.uuid() });

export const templateText = {
  title: 'Short agreement',
  source: `# Parties

[parties] {{buyerName}} reads about {{listingReference}} and keeps it to themselves for {{termYears}} years.

[texan; not in texas] A clause for everybody but Texas.`,
  terms: {
    termYears: 5,
    noContactMonths: 12,
    nonSolicitMonths: 12,
    nonCircumventionMonths: 12,
    governingLaw: 'the State of Nevada',
    venue: 'Reno, Nevada',
  },
};

export async function draftTemplate(admin: Someone, name: string): Promise<string> {
  return created.parse(await expectOk(admin.post('/api/nda-templates', { name }))).id;
}
