import type { LimitRule } from '#http/limits.ts';
import { type Route, reads } from '#http/mount.ts';
import { streams } from '#http/streams.ts';
import type { Actor } from '#kernel/actor.ts';
import type { ChatModel } from '#platform/chat/chat-model.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import type { Answerer } from './answerers.ts';
import { getAssistantOf } from './get-assistant.ts';
import { sendMessageTo } from './send-message.ts';
import type { WaitingLine } from './waiting-line.ts';
import { type Suggesting, suggestAnswerBy } from './writing/suggest-answer.ts';
import { toAnswerQuestion, toAnswerRequest } from './writing/to-answer.ts';

/** People pause between questions; programs do not. */
const questionsPerPerson: LimitRule = { name: 'questions', most: 20, seconds: 60 };
const questionsPerPersonDaily: LimitRule = { name: 'questions-day', most: 300, seconds: 86_400 };

type Parts = {
  answerer: Answerer;
  line: WaitingLine;
  model: ChatModel | null;
  suggesting: Suggesting | null;
};

export function assistantRoutes({ answerer, line, model, suggesting }: Parts): Route[] {
  const limits = ({ actor }: { actor: Actor }) => [
    { rule: questionsPerPerson, subject: signedIn(actor).personId },
    { rule: questionsPerPersonDaily, subject: signedIn(actor).personId },
  ];
  return [
    streams(contract.sendMessage, sendMessageTo(answerer, line), { limits }),
    streams(contract.suggestToQuestion, suggestAnswerBy(toAnswerQuestion, suggesting, line), { limits }),
    streams(contract.suggestToRequest, suggestAnswerBy(toAnswerRequest, suggesting, line), { limits }),
    reads(contract.getAssistant, getAssistantOf(model)),
  ];
}
