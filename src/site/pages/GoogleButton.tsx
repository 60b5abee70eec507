import { useEffect } from 'react';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { useGoogleSignIn } from '#kit/auth/use-google-sign-in.ts';
import { Button } from '#kit/ui/Button.tsx';

type Props = {
  /** Opens the development identity provider, and says so. */
  standIn: boolean;
  onProof: (proof: Proof) => Promise<boolean>;
  onError: (error: Error | null) => void;
};

export function GoogleButton({ standIn, onProof, onError }: Props) {
  const { start, busy, error } = useGoogleSignIn(onProof);
  // Reason: the page shows the errors of all sign-in methods in one place.
  useEffect(() => onError(error), [error, onError]);

  return (
    <div className="flex flex-col gap-4">
      <Button variant="secondary" busy={busy} onClick={start} className="h-11 w-full">
        {!busy && <GoogleLetter />}
        Sign in with Google
      </Button>
      {standIn && (
        <p className="text-amber text-small">
          Development: this opens a stand-in identity provider on this machine, not Google.
        </p>
      )}
      <p
        aria-hidden
        className="flex items-center gap-4 text-muted text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        or with your email
      </p>
    </div>
  );
}

/** In the colors that Google requires. */
function GoogleLetter() {
  return (
    <svg aria-hidden="true" viewBox="0 0 18 18" className="size-4.5">
      <path
        fill="#4285f4"
        d="M17.64 9.200c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.800 2.72v2.26h2.92c1.700-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.700H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.97 10.72a5.400 5.400 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.100l3.01-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.500.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
