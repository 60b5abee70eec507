/**
 * Stands for the origin that people type in pages that are rendered at build time, before anybody knows it. The
 * server puts the real one in its place when it starts (http/site-files.ts).
 */
export const unknownPublicUrl = 'https://public-url.invalid';
