import { useSyncExternalStore } from 'react';
import { conversationOf, onConversationChange } from './conversation-store.ts';

export function useConversation(personId: string) {
  const now = () => conversationOf(personId);
  return useSyncExternalStore(onConversationChange, now, now);
}
