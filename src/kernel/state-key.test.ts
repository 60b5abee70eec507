import { expect, it } from 'vitest';
import { stateKey } from './state-key.ts';

it.each([
  ['Requested', 'requested'],
  ['Sent to Broker', 'sent_to_broker'],
  ['Awaiting Signature', 'awaiting_signature'],
  ['Under Review', 'under_review'],
  ['On hold: exclusivity', 'on_hold_exclusivity'],
  ['SELLER_DECISION', 'seller_decision'],
  ['SOLD_TO_ANOTHER', 'sold_to_another'],
  ['in-progress', 'in_progress'],
  ['sent_to_broker', 'sent_to_broker'],
])('reads %s as %s', (word, key) => expect(stateKey(word)).toBe(key));
