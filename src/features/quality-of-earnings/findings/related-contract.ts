import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, line, seenVersion } from '#wire/words.ts';
import { doubledAt, fewestLetters, lettersOf, mostRelated, relations } from './domain/related-parties.ts';

const relation = z.enum(relations);

export const relatedList = z.array(z.object({ name: z.string(), relation })).max(mostRelated);

export const getRelatedParties = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/related-parties',
  summary:
    'The owner’s list of family members and related companies; `version` 0 if nothing was listed yet. Never shown to buyers',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({ parties: relatedList, version: z.number().int() }),
  failure: 'unable to get the list',
});

export const setRelatedParties = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/related-parties',
  summary:
    'Replaces the list of family members and related companies and runs the tests on the current dataset version again. Only for the owner of the review',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    parties: z
      .array(
        z.object({
          name: line(1, 80).refine(
            (name) => lettersOf(name) >= fewestLetters,
            `Enter at least ${fewestLetters} letters: a shorter name is in too many others.`,
          ),
          relation,
        }),
      )
      .max(mostRelated, `The list has room for ${mostRelated}.`)
      .superRefine((parties, { addIssue }) => {
        const at = doubledAt(parties);
        if (at !== null)
          addIssue({ code: 'custom', path: [at, 'name'], message: 'This name is on the list already.' });
      }),
    version: seenVersion(0),
  }),
  reply: z.object({ parties: relatedList, version: z.number().int() }),
  refusals: ['not-found', 'stale'],
  failure: 'unable to save the list',
});
