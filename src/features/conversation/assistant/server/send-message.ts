import type { StreamCall } from '#http/streams.ts';
import type { EventOf, InputOf } from '#wire/endpoint.ts';
import type { sendMessage as contract } from '../contract.ts';
import { longestReply } from '../domain/answer.ts';
import type { Answer, Answerer, Piece } from './answerers.ts';
import type { WaitingLine } from './waiting-line.ts';

type Event = EventOf<typeof contract>;
type Input = InputOf<typeof contract>;

export function sendMessageTo(answerer: Answerer, line: WaitingLine) {
  return async function* (call: StreamCall, { body }: Input, signal: AbortSignal): AsyncGenerator<Event> {
    const made: Answer = {
      id: call.newId(),
      response: '',
      by: answerer.by,
      fellBack: false,
      citations: [],
      proposals: [],
      draft: null,
    };
    const place = line.enter();
    try {
      yield { kind: 'started', id: made.id, by: made.by };
      await place.turn(signal);
      const { message, earlier = [], page = null } = body;
      for await (const piece of answerer.answer({ call, message, earlier, page }, signal)) {
        if (signal.aborted) return;
        const event = added(made, piece);
        if (event) yield event;
      }
      yield { kind: 'ended', answer: { ...made, response: made.response.trim() } };
    } finally {
      place.leave();
    }
  };
}

function added(made: Answer, piece: Piece): Event | null {
  if (piece.kind === 'proposal') {
    if (made.proposals.length < 4) made.proposals.push(piece.proposal);
    return null;
  }
  if (piece.kind === 'draft') {
    made.draft = { ...piece.draft, to: [...piece.draft.to] };
    return null;
  }
  if (piece.kind === 'instead') {
    Object.assign(made, {
      response: '',
      by: 'built-in',
      fellBack: true,
      citations: [],
      proposals: [],
      draft: null,
    });
    return piece;
  }
  if (piece.kind === 'citation') {
    made.citations.push(piece.citation);
    return piece;
  }
  const text = piece.text.slice(0, longestReply - made.response.length);
  made.response += text;
  return text === '' ? null : { kind: 'text', text };
}
