export function progress(title: string, state: () => string): (succeeded: boolean) => void;
