import { type Listener, on } from '#http/listeners.ts';
import { onDatasetMade } from './start-run.ts';

export const findingListeners: readonly Listener[] = [on('dataset-made', onDatasetMade)];
