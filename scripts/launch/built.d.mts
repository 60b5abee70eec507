export type Built = { version: string; commit: string | null; platform: string; arch: string };
export function readBuilt(root: string): Built | null;
