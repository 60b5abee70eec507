/** The placeholder origin in prerendered pages. The server replaces it at startup (http/site-files.ts). */
export const unknownPublicUrl = 'https://public-url.invalid';
