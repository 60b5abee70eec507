const address = /(https?:\/\/[^\s<>"]+)/;

/** Without a mail server, this is where links in mails can be followed. */
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
