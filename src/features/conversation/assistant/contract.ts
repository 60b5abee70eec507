import { z } from 'zod';
import { grouped } from '#kernel/counts.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, prose } from '#wire/words.ts';
import {
  citationKinds,
  longestDraft,
  longestMessage,
  longestReply,
  mostCitations,
  mostEarlier,
} from './domain/answer.ts';

/** `n`: the number by which the text cites it, as in `[1]`. */
export const citation = z.object({
  n: z.number().int().min(1).max(mostCitations),
  kind: z.enum(citationKinds),
  title: z.string(),
  /** A path of this site that the caller may open, or for `source` an https address if there is one. */
  href: z.string().nullable(),
  /** Verbatim. */
  quote: z.string().nullable(),
});

/** Nothing is done before the person presses it and, for `ask-for-access`, confirms. */
const proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), label: z.string(), href: z.string() }),
  /** A question that may have been meant: pressing it asks it. */
  z.object({ kind: z.literal('ask'), question: z.string() }),
  z.object({ kind: z.literal('ask-for-access'), listingId: id, title: z.string() }),
]);

/** Of a message. Nothing is sent: the page puts it into the composer of `to` when the person presses so. */
const draft = z.object({
  text: z.string().max(longestDraft),
  to: z
    .array(
      z.object({
        label: z.string(),
        threadId: id.nullable(),
        listingId: id.nullable(),
        personId: id.nullable(),
      }),
    )
    .max(3),
});

/** Plain text, never markup: paragraphs, lines that begin with `- `, and `[1]` for a citation. */
export const answer = z.object({
  id,
  response: z.string().max(longestReply),
  by: z.enum(['built-in', 'model']),
  /** The model failed and the built-in answerer took over. */
  fellBack: z.boolean(),
  citations: z.array(citation).max(mostCitations),
  proposals: z.array(proposal).max(4),
  draft: draft.nullable(),
});

/** Events of a streamed reply. `text` is appended; `instead` drops everything before it: the model failed. */
export const answerEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), id, by: z.enum(['built-in', 'model']) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('citation'), citation }),
  z.object({ kind: z.literal('instead'), by: z.literal('built-in') }),
  z.object({ kind: z.literal('ended'), answer }),
  /** Ends the stream; `detail` is shown to the person. */
  z.object({ kind: z.literal('failed'), code: z.string(), detail: z.string() }),
]);

const tooLong = `A question may have ${grouped(longestMessage)} characters. Shorten it, or ask in parts.`;

/** Given (docs/rules/product.md); the operator's settings decide which model answers, if any. */
export const queryModel = 'gpt-4o';

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/',
  summary: 'Sends a message to Appa. With `Accept: text/event-stream` the same reply is streamed',
  who: 'signed-in',
  scope: 'never',
  query: z.object({ model: z.literal(queryModel).optional() }),
  body: z.object({
    message: prose(1, longestMessage, tooLong),
    /** Oldest first. Only the page stores the conversation. */
    earlier: z
      .array(z.object({ type: z.enum(['user', 'assistant']), text: z.string().max(longestReply) }))
      .max(mostEarlier)
      .optional(),
    page: z.string().max(200).optional(),
  }),
  reply: answer,
  streams: answerEvent,
  refusals: ['assistant-busy'],
  failure: 'unable to send chat message',
  missing: 'chat message ID was not returned',
});

/** A proposed answer: in `text` each sentence names its document and page. Empty if the documents say nothing. */
export const suggestion = z.object({
  text: z.string().max(longestDraft),
  passages: z.array(citation).max(mostCitations),
  /** Passages of the model that are not on their pages word for word. */
  left: z.number().int(),
  /** Pages with the words of the question that the buyer who asked may not read, so that nothing of them is used. */
  closed: z.array(z.object({ title: z.string(), href: z.string() })).max(5),
});

const suggesting = {
  method: 'POST',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  reply: suggestion,
  streams: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('started') }),
    z.object({ kind: z.literal('ended'), answer: suggestion }),
    z.object({ kind: z.literal('failed'), code: z.string(), detail: z.string() }),
  ]),
  refusals: ['assistant-busy', 'no-model', 'model-used-up', 'model-silent', 'not-your-move'],
  failure: 'unable to suggest an answer',
} as const;

export const suggestToQuestion = endpoint({
  ...suggesting,
  path: '/api/room-questions/:id/suggestions',
  summary:
    'Proposes an answer to a question from the documents that the buyer who asked may read; sends nothing',
});

export const suggestToRequest = endpoint({
  ...suggesting,
  path: '/api/diligence-requests/:id/suggestions',
  summary:
    'Proposes an answer to a diligence request from the documents that the buyer who asked may read; sends nothing',
});

/** Who answers, so that the panel can say when text leaves this site. */
export const getAssistant = endpoint({
  method: 'GET',
  path: '/api/chat/',
  summary: 'Whether an external model answers, and where it is hosted',
  who: 'signed-in',
  scope: 'never',
  reply: z.object({
    /** `host`: where questions and findings are sent. `local`: on this machine or its own network. */
    model: z.object({ name: z.string(), host: z.string(), local: z.boolean() }).nullable(),
  }),
  failure: 'unable to load the assistant',
});
