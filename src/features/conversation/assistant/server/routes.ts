import type { LimitRule } from '#http/limits.ts';
import { type Route, reads } from '#http/mount.ts';
import { streams } from '#http/streams.ts';
import type { ChatModel } from '#platform/chat/chat-model.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import type { Answerer } from './answerers.ts';
import { getAssistantOf } from './get-assistant.ts';
import { sendMessageTo } from './send-message.ts';
import type { WaitingLine } from './waiting-line.ts';

/** People pause between questions; programs do not. */
const questionsPerPerson: LimitRule = { name: 'questions', most: 20, seconds: 60 };
const questionsPerPersonDaily: LimitRule = { name: 'questions-day', most: 300, seconds: 86_400 };

type Parts = { answerer: Answerer; line: WaitingLine; model: ChatModel | null };

export function assistantRoutes({ answerer, line, model }: Parts): Route[] {
  return [
    streams(contract.sendMessage, sendMessageTo(answerer, line), {
      limits: ({ actor }) => [
        { rule: questionsPerPerson, subject: signedIn(actor).personId },
        { rule: questionsPerPersonDaily, subject: signedIn(actor).personId },
      ],
    }),
    reads(contract.getAssistant, getAssistantOf(model)),
  ];
}
