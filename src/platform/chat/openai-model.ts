import { setTimeout as later } from 'node:timers/promises';
import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from 'openai/resources';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { isLocalHost } from '../local-host.ts';
import {
  type ChatMessage,
  type ChatModel,
  ModelFailed,
  type ToolCall,
  type Turn,
  tokensIn,
  type Written,
} from './chat-model.ts';
import { type ModelTimeouts, watchTimeouts } from './model-timeouts.ts';

export type ModelPlace = { name: string; baseUrl: string; apiKey: string | null };

const defaultTimeouts: ModelTimeouts = { first: 30 * seconds, between: 15 * seconds, whole: 120 * seconds };
const beforeRetry = 500;
/** Limits for a model that does not stop: characters of text per allowed token, and characters of arguments. */
const perToken = 10;
const longestArguments = 8_000;
const mostCalls = 8;

const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.number().int().min(0).max(mostCalls).default(0),
                id: z.string().max(200).nullish(),
                function: z
                  .object({ name: z.string().max(200).nullish(), arguments: z.string().nullish() })
                  .nullish(),
              }),
            )
            .nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number().min(0), completion_tokens: z.number().min(0) }).nullish(),
});
type Chunk = z.output<typeof chunkShape>;

/** A model behind an OpenAI-compatible API. The client library is loaded at the first request. */
export function openAiModel(place: ModelPlace, timeouts: ModelTimeouts = defaultTimeouts): ChatModel {
  const { host, hostname } = new URL(place.baseUrl);
  let client: Promise<OpenAI> | null = null;
  return {
    name: place.name,
    host,
    local: isLocalHost(hostname),
    write: async function* (turn) {
      client ??= clientFor(place);
      const ready = await client;
      let wrote = false;
      try {
        for await (const written of writeOnce(ready, place.name, turn, timeouts)) {
          wrote = true;
          yield written;
        }
      } catch (error) {
        const again = error instanceof ModelFailed && error.retryable && !wrote;
        if (!again || turn.signal.aborted) throw error;
        await later(beforeRetry, undefined, { signal: turn.signal });
        yield* writeOnce(ready, place.name, turn, timeouts);
      }
    },
  };
}

async function clientFor({ apiKey, baseUrl }: ModelPlace): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    // No redirects: the prompt goes only to the address that the operator set.
    fetchOptions: { redirect: 'error' },
  });
}

async function* writeOnce(
  client: OpenAI,
  name: string,
  turn: Turn,
  timeouts: ModelTimeouts,
): AsyncGenerator<Written> {
  const request = requestOf(name, turn);
  const time = watchTimeouts(timeouts, turn.signal);
  const reading = createReading();
  try {
    const stream = await client.chat.completions.create(request, { signal: time.signal });
    for await (const piece of stream) {
      time.heard();
      const text = reading.take(piece);
      if (text !== '') yield { kind: 'text', text };
      if (reading.length() > turn.mostTokens * perToken) break;
    }
    const cutOff = reading.length() > turn.mostTokens * perToken;
    if (time.isSlow()) throw new ModelFailed('slow', false);
    turn.signal.throwIfAborted();
    if (!cutOff && !reading.finished()) throw new ModelFailed('broke-off', true);
    const calls = reading.calls();
    if (calls.length > 0) yield { kind: 'calls', calls };
  } catch (error) {
    throw turn.signal.aborted ? error : await failureOf(error, time.isSlow());
  } finally {
    time.end();
    turn.onUsed(
      reading.used() ?? {
        in: tokensIn(JSON.stringify(request)),
        out: tokensIn(' '.repeat(reading.length())),
      },
    );
  }
}

function createReading() {
  const calls = new Map<number, ToolCall>();
  let [length, finished] = [0, false];
  let used: Chunk['usage'] = null;
  return {
    take(piece: unknown): string {
      const parsed = chunkShape.safeParse(piece);
      if (!parsed.success) throw new ModelFailed('nonsense', true);
      used = parsed.data.usage ?? used;
      const [choice] = parsed.data.choices;
      if (!choice) return '';
      finished ||= Boolean(choice.finish_reason);
      for (const { index, id, function: wanted } of choice.delta.tool_calls ?? []) {
        const call = calls.get(index) ?? { id: id ?? `call-${index}`, name: '', given: '' };
        const given = call.given + (wanted?.arguments ?? '');
        if (given.length > longestArguments) throw new ModelFailed('nonsense', false);
        calls.set(index, { ...call, name: call.name + (wanted?.name ?? ''), given });
        length += wanted?.arguments?.length ?? 0;
      }
      const text = choice.delta.content ?? '';
      length += text.length;
      return text;
    },
    length: () => length,
    finished: () => finished,
    calls: () => [...calls.values()],
    used: () => used && { in: used.prompt_tokens, out: used.completion_tokens },
  };
}

function requestOf(name: string, { messages, tools, mostTokens }: Turn): ChatCompletionCreateParamsStreaming {
  return {
    model: name,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: mostTokens,
    messages: messages.map(messageOf),
    ...(tools.length > 0
      ? {
          tools: tools.map(({ name: called, words, parameters }) => ({
            type: 'function' as const,
            function: { name: called, description: words, parameters },
          })),
        }
      : {}),
  };
}

function messageOf(message: ChatMessage): ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text };
  if (message.role !== 'assistant') return { role: message.role, content: message.text };
  const tool_calls = message.calls.map(({ id, name, given }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: given },
  }));
  return { role: 'assistant', content: message.text, ...(tool_calls.length > 0 ? { tool_calls } : {}) };
}

async function failureOf(error: unknown, isSlow: boolean): Promise<ModelFailed> {
  if (error instanceof ModelFailed) return error;
  if (isSlow) return new ModelFailed('slow', false, error);
  const { APIConnectionError, APIError } = await import('openai');
  if (error instanceof APIConnectionError) return new ModelFailed('unreachable', true, error);
  if (error instanceof APIError && error.status !== undefined)
    return new ModelFailed('refused', error.status === 429 || error.status >= 500, error);
  // A connection that breaks mid-stream surfaces as a plain TypeError, invalid JSON as a SyntaxError.
  return new ModelFailed(error instanceof SyntaxError ? 'nonsense' : 'broke-off', true, error);
}
