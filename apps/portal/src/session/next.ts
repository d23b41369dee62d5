/**
 * Validates the target of a provider's redirect with status 280. Returns it if it is on our origin or on the one that
 * the server names; null otherwise.
 */
export function trustedRedirect(address: string, origin: string, named: string | null): string | null {
  const url = URL.parse(address, origin);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.origin === origin || url.origin === named ? url.href : null;
}

/**
 * Validates the target after sign-in. Returns it as a path of our own origin; null if it is on any other origin. Parses
 * it like browsers do, which read "\" as "/" and ignore line breaks.
 */
export function ownPath(address: string | null, origin: string): string | null {
  const url = address?.startsWith('/') ? URL.parse(address, origin) : null;
  // "/.//example.org" is on our origin, but its normalised path "//example.org" would be another origin.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
