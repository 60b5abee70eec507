import type { ChatModel } from '#platform/chat/chat-model.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { getAssistant as contract } from '../contract.ts';

export function getAssistantOf(model: ChatModel | null): () => ReplyOf<typeof contract> {
  const view = model && { name: model.name, host: model.host, local: model.local };
  return () => ({ model: view });
}
