import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#kit/api.ts';
import { sendFile } from '#kit/send-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { FileInput } from '#kit/ui/FileInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { pictureUpload } from '#wire/upload.ts';
import { changePicture, removePicture } from '../contract.ts';
import { PersonPicture } from './person-picture.tsx';
import { type About, aboutQuery } from './queries.ts';

type Props = { person: { id: string; firstName: string; lastName: string }; about: About };

/** Uploads as soon as a file is chosen. */
export function PictureField({ person, about }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const change = usePictureChange(person.id, about);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <PersonPicture person={person} pictureId={about.pictureId} className="size-16 text-title" />
        <FileInput
          ref={input}
          label="Picture"
          accept={pictureUpload.types.join(',')}
          onFile={change.mutate}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={change.isPending}
            onClick={() => input.current?.click()}
          >
            {about.pictureId ? 'Change picture' : 'Upload a picture'}
          </Button>
          {about.pictureId && (
            <Button variant="quiet" size="small" busy={change.isPending} onClick={() => change.mutate(null)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <p className="text-muted text-small">
        JPEG, PNG or WebP, up to 15 MB. It is cropped to a square. Location and date are removed.
      </p>
      <FailureAlert title="The picture was not changed" error={change.error} />
    </div>
  );
}

function usePictureChange(id: string, about: About) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (file: File | null) => {
      const params = { id };
      if (!file) {
        await call(removePicture, { params });
        return { ...about, pictureId: null };
      }
      return sendFile(changePicture, { params, upload: file });
    },
    onSuccess: (changed) => queries.setQueryData(aboutQuery(id).queryKey, changed),
    onError: console.error,
  });
}
