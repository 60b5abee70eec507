let building: Promise<unknown> = Promise.resolve();

/** The start waits for the build only when it needs the pages. */
export function siteIsBeingBuilt(build: Promise<unknown>): void {
  building = build;
  // Avoids an unhandled rejection before `siteBuilt` is awaited.
  build.catch(() => {});
}

export function siteBuilt(): Promise<unknown> {
  return building;
}
