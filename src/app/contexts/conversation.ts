import { type AssistantParts, assistantFeature } from '#features/conversation/assistant/server/feature.ts';
import { messageFeature } from '#features/conversation/messages/server/feature.ts';
import { waitlistFeature } from '#features/conversation/waitlist/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<AssistantParts, 'ownRead' | 'siteTools' | 'onlookers'>;

export function conversationFeatures(parts: Parts & Given): Feature[] {
  const { db, clock } = parts;
  return [messageFeature, assistantFeature(parts), waitlistFeature({ ...parts.waitlist, db, clock })];
}
