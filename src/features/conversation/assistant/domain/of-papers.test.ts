import { expect, test } from 'vitest';
import { asksOfPapers } from './of-papers.ts';

test.each([
  ['what does the lease say about assignment', true],
  ['when does the lease end', true],
  ['is there a renewal option in the contract', true],
  ['where do i put the lease so only the guys ive said yes to can open it', false],
  ['how do I share the tax returns with one buyer and show nothing else', false],
  ['Landlord says he won’t sign the lease over unless the new guy takes a 40% bump', false],
  ['the landlord wants a bigger deposit to assign the lease', false],
])('%s: %s', (text, asks) => expect(asksOfPapers(text)).toBe(asks));
