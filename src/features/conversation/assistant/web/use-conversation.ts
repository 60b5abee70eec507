import { useSyncExternalStore } from 'react';
import { conversationOf, onConversationChange } from './conversation-store.ts';

/** What this person said and is typing. */
export function useConversation(personId: string) {
  const now = () => conversationOf(personId);
  return useSyncExternalStore(onConversationChange, now, now);
}
