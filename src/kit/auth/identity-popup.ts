const channelName = 'cairn-identity';
const size = { width: 480, height: 640 };

export type PopupEvents = {
  onToken(identityToken: string): void;
  onError(error: Error): void;
  /** Only a hint: with some window policies, `closed` is true while the popup is open. */
  onSeemsClosed(): void;
};

let open: { popup: Window; stop: () => void } | null = null;

/** `start`: a path of this site. Call it directly from the click, or the browser blocks the window. Returns a function that stops listening. */
export function openIdentityPopup(start: string, events: PopupEvents): () => void {
  if (open && !open.popup.closed) {
    open.popup.focus();
    return open.stop;
  }
  open?.stop();
  const channel = new BroadcastChannel(channelName);
  const popup = window.open(start, 'cairn-identity', windowFeatures());
  if (!popup) {
    channel.close();
    events.onError(
      new Error('the browser blocked the sign-in window. Allow pop-ups for this site and try again'),
    );
    return () => {};
  }
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    events.onSeemsClosed();
  }, 500);
  const stop = () => {
    clearInterval(watch);
    channel.close();
    if (open?.popup === popup) open = null;
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = identityMessage(data);
    if (!message) return;
    stop();
    if ('identityToken' in message) events.onToken(message.identityToken);
    else if (!isCanceled(message.error)) events.onError(new Error(message.error));
    else events.onSeemsClosed();
  };
  open = { popup, stop };
  return stop;
}

export function identityMessage(data: unknown): { identityToken: string } | { error: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('identityToken' in data && typeof data.identityToken === 'string' && data.identityToken !== '') {
    return { identityToken: data.identityToken };
  }
  return 'error' in data && typeof data.error === 'string' ? { error: data.error } : null;
}

function isCanceled(error: string): boolean {
  return ['access_denied', 'popup-closed', 'cancelled'].includes(error);
}

function windowFeatures(): string {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + (outerHeight - size.height) / 2);
  return `popup=yes,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
