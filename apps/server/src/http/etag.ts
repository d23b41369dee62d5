/**
 * Whether a client has a version: `*` is any, and tags are compared without the mark of a weak one (RFC 9110, section
 * 13.1.2).
 */
export const hasVersion = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.replace(/^W\//, '')));
