/** Loads the image library on first use: it is large, and a server may not need it for days. */
export const loadSharp = async () => (await import('sharp')).default;
