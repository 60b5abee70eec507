import { writeLearnedTopics } from '#features/conversation/assistant/server/likely-topics.ts';
import { command } from './command.ts';

/** Writes what Appa learned from how people ask beside the built pages. */
await command(writeLearnedTopics);
