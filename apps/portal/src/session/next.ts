/**
 * Validates the target of a provider's redirect with status 280: a page of ours, or of the one other origin that the
 * server names; null otherwise.
 */
export function allowedElsewhere(address: string, origin: string, named: string | null): string | null {
  const url = URL.parse(address, origin);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.origin === origin || url.origin === named ? url.href : null;
}

/**
 * Validates the target after sign-in: returns it as a path of our own origin; null when it leads anywhere else. Parses
 * it as a browser does, because a browser reads "\" as "/" and ignores line breaks.
 */
export function ownPath(address: string | null, origin: string): string | null {
  const url = address?.startsWith('/') ? URL.parse(address, origin) : null;
  // "/.//example.org" is a path of ours, but its shortened form "//example.org" would be another origin.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
