export type ChatMessage =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly ToolCall[] }
  | { role: 'tool'; callId: string; text: string };

export type ToolCall = { id: string; name: string; given: string };

export type ToolOffer = { name: string; words: string; parameters: Record<string, unknown> };

export type TokensUsed = { in: number; out: number };

export type Turn = {
  messages: readonly ChatMessage[];
  tools: readonly ToolOffer[];
  mostTokens: number;
  signal: AbortSignal;
  /** Called once for each request that was sent, also for one that failed; the numbers are then estimates. */
  onUsed(used: TokensUsed): void;
};

export type Written = { kind: 'text'; text: string } | { kind: 'calls'; calls: readonly ToolCall[] };

export type ChatModel = {
  name: string;
  host: string;
  local: boolean;
  /** Streams one turn. Throws ModelFailed. */
  write(turn: Turn): AsyncIterable<Written>;
};

export const modelFailures = ['slow', 'unreachable', 'refused', 'broke-off', 'nonsense', 'no-end'] as const;

export class ModelFailed extends Error {
  readonly reason: (typeof modelFailures)[number];
  readonly retryable: boolean;

  constructor(reason: (typeof modelFailures)[number], retryable: boolean, cause?: unknown) {
    super(`the model failed: ${reason}`, { cause });
    this.name = 'ModelFailed';
    this.reason = reason;
    this.retryable = retryable;
  }
}

/** Estimates the tokens of a text at four characters each, as in English, for models that report no usage. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}
