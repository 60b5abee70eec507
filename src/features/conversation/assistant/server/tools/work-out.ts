import { z } from 'zod';
import { factOf } from '../../domain/fact.ts';
import { figured } from '../../domain/figuring/figure.ts';
import { type Found, tool } from './tool.ts';

export const workOut = tool({
  name: 'work_out',
  words:
    'Works out the figures of a question as it was asked: payments, coverage, interest-only notes, loans from a payment, commissions in steps, multiples, equity, cash to close, earn-outs, two offers, shares, what is open, DSO, pegs, and the end of a period.',
  parameters: z.object({ question: z.string().max(600) }),
  run: async (call, { question }): Promise<Found> => ({
    facts: (figured(question, call.now) ?? []).map(({ says, es, formula }) =>
      factOf(says, { kind: 'page', title: formula, href: null, quote: null }, es),
    ),
  }),
});
