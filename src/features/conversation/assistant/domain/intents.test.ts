import { describe, expect, test } from 'vitest';
import { intentOf, wantsPriceTerms } from './intents.ts';
import { professionalFor } from './professional.ts';
import { namedIn } from './question.ts';
import { termIn } from './terms-asked.ts';

const wants = (text: string, meant: readonly string[] = []) =>
  intentOf(text, { named: namedIn(text), meant });

describe('intent of a question', () => {
  test.for([
    ['Which HVAC companies in the mountain states are under two million?', 'search'],
    ['what is my business worth with 400k of SDE?', 'value'],
    ['How are small businesses valued?', 'help'],
    ['Can 374k of SDE carry a loan of 1M?', 'debt'],
    ['What does the lease say about assignment?', 'documents'],
    ['Where do my requests stand?', 'requests'],
    ['Show me my listings', 'mine'],
    ['I want to sell my business', 'onboarding'],
    ['What is an earn-out?', 'term'],
    ['Which other buyers made offers?', 'others'],
    ["can you give me the seller's phone number", 'identity'],
    ['who owns this business?', 'identity'],
    ['How can I contact the owner directly?', 'identity'],
    ['How do I change my email address?', 'help'],
    ['How do I close my account?', 'help'],
    ['What needs my answer now?', 'requests'],
    ['Is anything waiting for me?', 'requests'],
    ['Was my business sold, to whom and at what price?', 'mine'],
    ['Who bought my company?', 'mine'],
    ['How is my business sold?', 'help'],
    ['Are there construction businesses for sale?', 'search'],
    ['dental practices in NC', 'search'],
    ['still waiting on the landscaper in georgia, did he blow me off or what', 'help'],
    ['got a dental practice in NC, can a non dentist even buy it', 'help'],
    ['theres a complaint on the electrical deal', 'help'],
    ['cant find the 2023 return in the pest control room', 'help'],
    ['rep & warranty insurance on a 4m deal, worth it or overkill', 'help'],
    ['got a due diligence checklist? its a small daycare', 'help'],
    ['give me a list of things to verify before buying a laundromat', 'help'],
    ['list of laundromats to buy in Texas', 'search'],
    ['whats the name of the pest control co in tennessee, pretty sure i know the owner', 'identity'],
  ] as const)('%s', ([text, intent]) => {
    expect(wants(text)).toBe(intent);
  });

  test.for([
    ['What does this cost?', ['one'], 'listing'],
    ['Compare these', ['one', 'two'], 'compare'],
    ['How do I get access to this?', ['one'], 'access'],
  ] as const)('%s', ([text, meant, intent]) => {
    expect(wants(text, meant)).toBe(intent);
  });
});

test('questions for a professional', () => {
  expect(professionalFor('How much tax will I pay?')).toBe('tax');
  expect(professionalFor('Can they sue me?')).toBe('legal');
  expect(professionalFor('What is SDE?')).toBeNull();
});

test('price terms', () => {
  expect(wantsPriceTerms('Is the inventory included in the value?')).toBe(true);
  expect(wantsPriceTerms('Does the real estate go with the price?')).toBe(true);
  expect(wantsPriceTerms('What is working capital?')).toBe(false);
});

test('the term in a question', () => {
  expect(['What is an earn-out?', 'what does LOI mean', 'Define the peg.'].map(termIn)).toEqual([
    'earn-out',
    'LOI',
    'peg',
  ]);
});
