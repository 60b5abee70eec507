import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { sendFile } from '#kit/send-file.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { addPaper, deletePaper, getPaperFile, linkPaper } from '../contract.ts';
import { largestPaper, typeByEnding } from '../domain/paper.ts';
import type { QuestionKey } from '../domain/question.ts';
import { checkKey } from './queries.ts';

export function usePapers(checkId: string, question: QuestionKey) {
  const queries = useQueryClient();
  const toast = useToast();
  const onSettled = () => queries.invalidateQueries({ queryKey: checkKey(checkId) });
  const add = useSingleMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files)
        await sendFile(addPaper, {
          params: { id: checkId },
          query: { name: file.name, question },
          upload: fitting(file),
        });
      return files.length;
    },
    onSuccess: (count) => toast(count === 1 ? 'Document added.' : `${count} documents added.`),
    onSettled,
  });
  const link = useSingleMutation({
    mutationFn: ({ id, behind }: { id: string; behind: boolean }) =>
      call(linkPaper, { params: { id }, body: { question, behind } }),
    onSettled,
  });
  const remove = useSingleMutation({
    mutationFn: (id: string) => call(deletePaper, { params: { id } }),
    onSuccess: () => toast('Deleted.'),
    onSettled,
  });
  const open = useSingleMutation({
    mutationFn: (id: string) => call(getPaperFile, { params: { id } }).then(saveFile),
  });
  return { add, link, remove, open };
}

/** The type a browser gives for a CSV depends on the installed programs, so the extension decides. */
function fitting(file: File): Blob {
  const type = typeByEnding(file.name);
  if (type === null)
    throw new Error(
      `${file.name} cannot be uploaded here. Use a PDF, image (JPEG, PNG, WebP), DOCX, XLSX or CSV file.`,
    );
  if (file.size > largestPaper)
    throw new Error(`${file.name} is larger than 15 MB. Upload a smaller copy or part of it.`);
  return new Blob([file], { type });
}
