import { useRef, useState } from 'react';
import { type Sheets, sheetsIn } from '#kit/file-trouble.ts';
import { sendFile } from '#kit/send-file.ts';
import { readRequestList } from '../contract.ts';
import { listUpload } from '../diligence-shapes.ts';

type Open = { file: File; sheets: Sheets } | null;

/** Reads the sheet of a workbook as the text of a list. `open`: the workbook, if it has more sheets to choose from. */
export function useWorkbook(roomId: string) {
  const [open, setOpen] = useState<Open>(null);
  const wanted = useRef<string | null>(null);
  const textOf = async (file: File): Promise<string> => {
    const query = wanted.current === null ? {} : { sheet: wanted.current };
    wanted.current = null;
    // Without the browser's type: the server detects the actual one.
    const upload = file.slice(0, file.size, listUpload.types[0]);
    try {
      const read = await sendFile(readRequestList, { params: { id: roomId }, query, upload });
      setOpen(
        read.sheet !== null && read.sheets.length > 1
          ? { file, sheets: { open: read.sheet, all: read.sheets } }
          : null,
      );
      return read.text;
    } catch (error) {
      const sheets = error instanceof Error ? sheetsIn(error) : null;
      setOpen(sheets && { file, sheets });
      throw error;
    }
  };
  const want = (sheet: string) => {
    wanted.current = sheet;
  };
  return {
    open,
    want,
    textOf: (file: File) => (/\.xlsx$/i.test(file.name) ? textOf(file) : forget(setOpen)),
  };
}

function forget(setOpen: (open: Open) => void): null {
  setOpen(null);
  return null;
}
