/** What a model is told and what it said, oldest first. */
export type ChatMessage =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly ToolCall[] }
  | { role: 'tool'; callId: string; text: string };

/** A tool that a model wants used. `given`: JSON as it wrote it, which may be nonsense. */
export type ToolCall = { id: string; name: string; given: string };

/** A tool that a model may ask for. `parameters`: JSON Schema. */
export type ToolOffer = { name: string; words: string; parameters: Record<string, unknown> };

/** In tokens. */
export type TokensUsed = { in: number; out: number };

export type Turn = {
  messages: readonly ChatMessage[];
  tools: readonly ToolOffer[];
  /** Tokens that it may write. */
  mostTokens: number;
  /** Whoever asked has gone. */
  signal: AbortSignal;
  /** Told once for each request that went out, also where it failed or was broken off; then estimated. */
  onUsed(used: TokensUsed): void;
};

/** Something of a turn: text as it comes, and at the end the tools that it wants. */
export type Written = { kind: 'text'; text: string } | { kind: 'calls'; calls: readonly ToolCall[] };

/** A language model, wherever it runs. */
export type ChatModel = {
  name: string;
  /** Where what is written goes. `local`: on this machine or its own network. */
  host: string;
  local: boolean;
  /** Lets it write one turn. Throws ModelFailed. */
  write(turn: Turn): AsyncIterable<Written>;
};

export const modelFailures = ['slow', 'unreachable', 'refused', 'broke-off', 'nonsense', 'no-end'] as const;

/** A model that did not answer, or not in a way that could be used. */
export class ModelFailed extends Error {
  readonly reason: (typeof modelFailures)[number];
  /** Asking once more may help. */
  readonly passing: boolean;

  constructor(reason: (typeof modelFailures)[number], passing: boolean, cause?: unknown) {
    super(`the model failed: ${reason}`, { cause });
    this.name = 'ModelFailed';
    this.reason = reason;
    this.passing = passing;
  }
}

/** Roughly how many tokens a text is, where nobody counted: four characters each, as in English. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}
