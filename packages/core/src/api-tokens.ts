/**
 * API tokens: scripts and the terminal client send them instead of a session. A token can only do for its owner what
 * its scopes permit, and it expires. The server creates tokens and hashes; this module defines permissions and
 * durations.
 */

/** Scopes for reading and for changing data; calls of administrators have separate scopes. */
export const apiTokenScopes = ['read', 'write', 'admin:read', 'admin:write'] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** Durations of a token, in days. No token is permanent, so that forgotten ones expire. */
export const apiTokenDays = [7, 30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];

/** Maximum number of active tokens of an account. */
export const MAX_API_TOKENS = 20;

/** Maximum length of a name, in characters. */
export const API_TOKEN_NAME = 60;

/** Identifies a token wherever it appears: in a log, in a repository, in a header. */
export const API_TOKEN_PREFIX = 'smst_';

/** Number of characters after the prefix: 256 bits in base64url. */
const LETTERS = 43;
const SHAPE = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{${LETTERS}}$`);

export const isApiToken = (text: string): boolean => SHAPE.test(text);

/** Number of characters that are stored, so that its owner can distinguish tokens. */
const START = 4;

/** Returns the first characters of a token: "aB3x". */
export const apiTokenStart = (token: string): string =>
  token.slice(API_TOKEN_PREFIX.length, API_TOKEN_PREFIX.length + START);

/** Formats an existing token for display: "smst_aB3x…". */
export const formatApiToken = (start: string): string => `${API_TOKEN_PREFIX}${start}…`;

const DAY = 24 * 60 * 60_000;

export const apiTokenEnd = (now: Date, days: ApiTokenDays): Date => new Date(now.getTime() + days * DAY);

export const isApiTokenOver = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean => expiresAt <= now;

/** Returns the scopes that a user can choose for a token. */
export const scopesFor = (worksInConsole: boolean): readonly ApiTokenScope[] =>
  apiTokenScopes.filter((scope) => worksInConsole || !scope.startsWith('admin:'));

/** The properties of a call that decide whether a token can make it. */
export interface ScopedCall {
  access: 'anyone' | 'signed-in' | 'headman' | 'admin';
  changesState: boolean;
}

/** Returns the scope that a token needs for a call. */
export const scopeOf = ({ access, changesState }: ScopedCall): ApiTokenScope => {
  if (access === 'admin') return changesState ? 'admin:write' : 'admin:read';
  return changesState ? 'write' : 'read';
};

/** Whether a token can make a call: no scope includes another. */
export const mayUse = (scopes: readonly ApiTokenScope[], call: ScopedCall): boolean =>
  scopes.includes(scopeOf(call));
