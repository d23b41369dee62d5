/** What draws and reads pictures. It is loaded with the first: it is large, and a server may see none for days. */
export const loadSharp = async () => (await import('sharp')).default;
