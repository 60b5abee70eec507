export function alone<T>(file: string, waiting: (pid: number) => void, work: () => Promise<T>): Promise<T>;
