import { openAiModel } from '#platform/chat/openai-model.ts';
import { appaWorld } from '#test/support/appa-test.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import type { ModelServer } from '#test/support/model-server.ts';

const patient = { first: 300_000, between: 300_000, whole: 600_000 };

/** The world of Appa with this model, or without one. The caller ends its product. */
export function worldWith(database: CopiedDatabase, server: ModelServer | null, dailyTokens = 200_000) {
  return appaWorld(
    database,
    server
      ? {
          assistant: { apiKey: null, baseUrl: server.url, model: 'stand-in', dailyTokens },
          chat: (place) => openAiModel(place, patient),
        }
      : {},
  );
}

export const says =
  (text: string): ModelServer['does'] =>
  () => [{ say: text }];
export const sent = (server: ModelServer) => JSON.stringify(server.received);
