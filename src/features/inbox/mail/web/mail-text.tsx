const address = /(https?:\/\/[^\s<>"]+)/;

/** A mail as it was written; its links can be followed, since without a mail server this is where they are. */
export function MailText({ text }: { text: string }) {
  return (
    <div className="whitespace-pre-wrap break-words rounded-medium border bg-background p-4">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail does not change
          <a key={index} href={part} className="link break-all" target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
