let building: Promise<unknown> = Promise.resolve();

/** The pages are being built meanwhile: the start waits for them only when it needs them. */
export function siteIsBeingBuilt(build: Promise<unknown>): void {
  building = build;
  // Whoever awaits it is told of a failure; until then it is nobody's.
  build.catch(() => {});
}

/** Resolves when the pages are there; rejects with what kept them from being built. */
export function siteBuilt(): Promise<unknown> {
  return building;
}
