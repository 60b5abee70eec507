import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DropZone } from '#kit/ui/DropZone.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { paperAccept } from '../domain/paper.ts';
import type { QuestionKey } from '../domain/question.ts';
import { type AnswerView, papersQuery } from './queries.ts';
import { usePapers } from './use-papers.ts';

type Props = { checkId: string; question: QuestionKey; view: AnswerView };

export function AnswerPapers({ checkId, question, view }: Props) {
  const { add, link, remove, open } = usePapers(checkId, question);
  const error = add.error ?? link.error ?? remove.error ?? open.error;
  const evidenced = view.byBooks || view.papers.length > 0;
  return (
    <section aria-labelledby="papers" className="flex flex-col gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="papers" className="font-semibold">
          Supporting documents
        </h3>
        <Badge tone={evidenced ? 'good' : 'neutral'}>{evidenced ? 'Documented' : 'Not yet documented'}</Badge>
      </div>
      <p className="text-muted text-small">
        {evidenced
          ? `This answer counts toward both scores.${view.byBooks ? ' Your books are its document.' : ''}`
          : 'Third-party documents (a contract, a statement, a return) count toward your documented score.'}
      </p>
      <FailureAlert title="That did not work" error={error} />
      {view.papers.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {view.papers.map((paper) => (
            <PaperLine
              key={paper.id}
              name={paper.name}
              onOpen={() => open.mutate(paper.id)}
              onRemove={() => link.mutate({ id: paper.id, behind: false })}
            />
          ))}
        </ul>
      )}
      <DropZone
        label="Supporting documents"
        accept={paperAccept}
        busy={add.isPending}
        onFiles={(files) => add.mutate(files)}
        hint="Or drop it here. PDF, image, DOCX, XLSX or CSV, up to 15 MB, stored encrypted."
      >
        <Paperclip aria-hidden className="size-4" />
        Add a document
      </DropZone>
      <Others
        checkId={checkId}
        behind={view.papers.map(({ id }) => id)}
        onLink={(id) => link.mutate({ id, behind: true })}
        onDelete={(id) => remove.mutate(id)}
      />
    </section>
  );
}

type LineProps = { name: string; onOpen: () => void; onRemove: () => void };

function PaperLine({ name, onOpen, onRemove }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="wrap-anywhere">{name}</span>
      <span className="flex flex-wrap gap-1">
        <Button size="small" variant="quiet" aria-label={`Open ${name}`} onClick={onOpen}>
          Open
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${name} from this answer`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}

type OthersProps = {
  checkId: string;
  behind: readonly string[];
  onLink: (id: string) => void;
  onDelete: (id: string) => void;
};

/** One contract may document several answers. */
function Others({ checkId, behind, onLink, onDelete }: OthersProps) {
  const papers = useQuery(papersQuery(checkId));
  const [chosen, setChosen] = useState('');
  const others = papers.data?.papers.filter(({ id }) => !behind.includes(id)) ?? [];
  const paper = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label="A document already uploaded"
        placeholder="Or choose one already uploaded"
        value={paper ? chosen : ''}
        onValueChange={setChosen}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        className="max-w-xs"
      />
      <Button
        size="small"
        variant="secondary"
        disabledReason={paper ? null : 'Choose a document first.'}
        onClick={() => paper && onLink(paper.id)}
      >
        Attach
      </Button>
      {paper && (
        <Button
          size="small"
          variant="quiet"
          disabledReason={paper.mayDelete ? null : 'Only the person who added it or the owner can delete it.'}
          onClick={() => onDelete(paper.id)}
        >
          Delete
        </Button>
      )}
    </div>
  );
}
