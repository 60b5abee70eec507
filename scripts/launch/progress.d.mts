export function progress(title: string, state: () => string): () => void;
