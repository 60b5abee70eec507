import type { ChildProcess } from 'node:child_process';

export function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

export function endWithParent(end: () => void): () => void;
