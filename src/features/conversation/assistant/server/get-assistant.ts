import type { ChatModel } from '#platform/chat/chat-model.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { getAssistant as contract } from '../contract.ts';
import { learnTopics } from './likely-topics.ts';

export function getAssistantOf(model: ChatModel | null): () => ReplyOf<typeof contract> {
  const view = model && { name: model.name, host: model.host, local: model.local };
  return () => {
    // Who opens the panel will ask.
    if (!model) learnTopics();
    return { model: view };
  };
}
