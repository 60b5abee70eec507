import { z } from 'zod';
import { cents } from '#kernel/money.ts';
import { amountKinds, amountPaces } from '../domain/typed-amount.ts';

export const storedAmounts = z.array(
  z.object({
    kind: z.enum(amountKinds),
    pace: z.enum(amountPaces),
    first: z.string(),
    last: z.string(),
    amount: z.number().transform(cents),
  }),
);
