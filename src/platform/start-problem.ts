/** An external problem that prevents the start. `message` is one line that names it and says what to do. */
export class StartProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
    this.name = 'StartProblem';
  }
}

export type StartLog = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
}
