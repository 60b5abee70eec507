/** `tab`: until the tab is closed. `browser`: on this device. */
type Place = 'tab' | 'browser';

/** A schema of zod, which this file does not load: light pages use it too. */
type Shape<Value> = { safeParse(value: unknown): { data?: Value | undefined } };

export type Kept<Value> = {
  /** `null`: nothing, or something that the schema refuses. */
  read(): Value | null;
  keep(value: Value): void;
  forget(): void;
};

/**
 * One value in the storage of the browser. A full or forbidden storage counts as empty: the page still holds what was
 * typed, it only does not outlast the page.
 */
export function kept<Value>(place: Place, key: string, shape: Shape<Value>): Kept<Value> {
  return {
    read() {
      const text = tried(() => storageOf(place).getItem(key));
      return text === null ? null : (shape.safeParse(valueIn(text)).data ?? null);
    },
    keep(value) {
      tried(() => storageOf(place).setItem(key, JSON.stringify(value)));
    },
    forget() {
      tried(() => storageOf(place).removeItem(key));
    },
  };
}

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** Even the name of the storage throws where a browser forbids it, and on the server. */
function tried<Found>(act: () => Found): Found | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Plain text, which earlier versions stored, is itself. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
