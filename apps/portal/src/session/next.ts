/**
 * Where a provider may send the browser on with status 280, else null: a page of ours, or of the one other origin that
 * the server names.
 */
export function allowedElsewhere(address: string, origin: string, named: string | null): string | null {
  const url = URL.parse(address, origin);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.origin === origin || url.origin === named ? url.href : null;
}

/**
 * Where somebody is led after signing in: the address as a path of our own origin; null where it leads anywhere else.
 * A browser decides that, not a look at the text: it reads "\" as "/" and overlooks line breaks.
 */
export function ownPath(address: string | null, origin: string): string | null {
  const url = address?.startsWith('/') ? URL.parse(address, origin) : null;
  // "/.//example.org" is a path of ours, which shortened to "//example.org" would be another origin.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
