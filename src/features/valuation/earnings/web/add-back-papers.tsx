import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addPaper } from '#features/valuation/health-check/contract.ts';
import { paperAccept, typeByEnding } from '#features/valuation/health-check/domain/paper.ts';
import { papersQuery } from '#features/valuation/health-check/web/queries.ts';
import { sendFile } from '#kit/send-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { type PaperProof, paperProofs } from '../domain/kept-add-back.ts';
import type { AddBackDraft } from './add-back-draft.ts';
import { proofWords } from './add-back-words.ts';
import { useChange } from './use-change.ts';

type Papers = AddBackDraft['papers'];
type Props = { checkId: string; papers: Papers; onChange: (papers: Papers) => void };

export function AddBackPapers({ checkId, papers, onChange }: Props) {
  const known = useQuery(papersQuery(checkId));
  const [proof, setProof] = useState<PaperProof>('third-party');
  const attach = (paperId: string) =>
    onChange([...papers.filter((one) => one.paperId !== paperId || one.proof !== proof), { paperId, proof }]);
  const add = useAddPaper(checkId, attach);
  const all = known.data?.papers ?? [];
  const nameOf = (id: string) => all.find((one) => one.id === id)?.name ?? 'A colleague’s document';
  return (
    <fieldset className="flex flex-col gap-3 rounded-medium border p-4">
      <legend className="px-1 font-medium text-small">Documents</legend>
      <p className="text-muted text-small">
        Lenders count all of it with a third-party document, the general ledger line and the bank payment;
        half with one of the first two and a reason above.
      </p>
      {papers.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {papers.map((one) => (
            <AttachedPaper
              key={`${one.paperId} ${one.proof}`}
              name={nameOf(one.paperId)}
              proof={one.proof}
              onRemove={() => onChange(papers.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      <ProofChoice proof={proof} onChange={setProof} />
      <PaperChoice
        uploaded={all}
        busy={add.isPending}
        onFile={(file) => add.mutate(file)}
        onChoose={attach}
      />
      <FailureAlert title="The document was not added" error={add.error} />
    </fieldset>
  );
}

function useAddPaper(checkId: string, onAdded: (paperId: string) => void) {
  return useChange(
    checkId,
    (file: File) => {
      const type = typeByEnding(file.name);
      if (type === null) throw new Error('Upload a PDF, a picture (JPEG, PNG, WebP), DOCX, XLSX or CSV.');
      const upload = new Blob([file], { type });
      return sendFile(addPaper, { params: { id: checkId }, query: { name: file.name }, upload });
    },
    ({ id }) => onAdded(id),
  );
}

type AttachedProps = { name: string; proof: PaperProof; onRemove: () => void };

function AttachedPaper({ name, proof, onRemove }: AttachedProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-1">
      <span className="min-w-0">
        <span className="wrap-anywhere block">{name}</span>
        <span className="block text-muted text-small">{proofWords[proof]}</span>
      </span>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

type ProofProps = { proof: PaperProof; onChange: (proof: PaperProof) => void };

function ProofChoice({ proof, onChange }: ProofProps) {
  return (
    <Field label="Document type">
      <Select
        value={proof}
        onValueChange={(value) => onChange(paperProofs.find((one) => one === value) ?? proof)}
        options={paperProofs.map((one) => ({ value: one, label: proofWords[one] }))}
      />
    </Field>
  );
}

type ChoiceProps = {
  uploaded: readonly { id: string; name: string }[];
  busy: boolean;
  onFile: (file: File) => void;
  onChoose: (paperId: string) => void;
};

function PaperChoice({ uploaded, busy, onFile, onChoose }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton label="Document for the add-back" accept={paperAccept} busy={busy} onFile={onFile}>
        Add a document
      </FileButton>
      {uploaded.length > 0 && (
        <Select
          aria-label="Or choose an uploaded document"
          className="max-w-64"
          value=""
          placeholder="Or choose an uploaded one"
          onValueChange={onChoose}
          options={uploaded.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </div>
  );
}
