import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import { documentQuery } from '#features/deal-room/deal-rooms/web/queries.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { longest } from '../contract.ts';
import { AskedDocument, type ChosenDocument, documentMissing } from './asked-document.tsx';
import { useAskQuestion } from './use-questions.ts';
import { useTyped } from './use-typed.ts';

type Props = { room: ReplyOf<typeof getRoom>; about: { documentId: string; page: string } | null };

export function AskForm({ room, about }: Props) {
  const [general, setGeneral] = useState(about === null);
  const [chosen, setChosen] = useState<ChosenDocument>({ documentId: '', page: '', ...about });
  const [typed, setTyped] = useTyped(room.id);
  const question = typed ?? '';
  const ask = useAskQuestion(() => setTyped(null));
  const missing =
    (general ? null : documentMissing(chosen)) ??
    (question.trim() === '' ? 'Write your question first.' : null);
  return (
    <FormShell
      label="Ask a question"
      busy={ask.isPending}
      error={ask.error}
      submitLabel="Send question"
      submitDisabledReason={missing}
      onSubmit={() => {
        const { documentId, page } = chosen;
        ask.mutate({
          about: general ? { roomId: room.id } : { documentId },
          page: page === '' ? null : Number(page),
          question: question.trim(),
        });
      }}
    >
      {about === null ? (
        <SubjectField general={general} onGeneral={setGeneral} />
      ) : (
        <AboutDocument documentId={about.documentId} />
      )}
      {!general && (
        <AskedDocument folders={about === null ? room.folders : null} chosen={chosen} onChoose={setChosen} />
      )}
      <QuestionField question={question} onQuestion={setTyped} />
    </FormShell>
  );
}

function AboutDocument({ documentId }: { documentId: string }) {
  const document = useQuery(documentQuery(documentId));
  if (!document.data) return null;
  return <p className="wrap-anywhere text-muted">About “{document.data.name}”</p>;
}

type SubjectProps = { general: boolean; onGeneral: (general: boolean) => void };

function SubjectField({ general, onGeneral }: SubjectProps) {
  return (
    <RadioGroup
      label="What is it about?"
      value={general ? 'general' : 'document'}
      onValueChange={(value) => onGeneral(value === 'general')}
      options={[
        { value: 'general', label: 'The business in general' },
        { value: 'document', label: 'A document' },
      ]}
    />
  );
}

type QuestionProps = { question: string; onQuestion: (question: string) => void };

function QuestionField({ question, onQuestion }: QuestionProps) {
  return (
    <Field
      name="question"
      label="Question"
      hint="The seller sees that you asked. Other buyers never see who did."
    >
      <TextArea
        value={question}
        maxLength={longest.question}
        onChange={(event) => onQuestion(event.target.value)}
      />
    </Field>
  );
}
