/**
 * API tokens: what scripts and the terminal show in place of a session. A token does for its owner what its scopes say and
 * nothing more, and ends by itself. Tokens and hashes are made by the server; here is what one may do, and how long.
 */

/** Calls that read and that change something; for administrators' calls there are scopes of their own. */
export const apiTokenScopes = ['read', 'write', 'admin:read', 'admin:write'] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** For how many days a token may be made. None lives for ever: a forgotten one ends. */
export const apiTokenDays = [7, 30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];

/** How many living tokens an account may have. */
export const MAX_API_TOKENS = 20;

/** How many letters a name may have. */
export const API_TOKEN_NAME = 60;

/** By which a token is known wherever it turns up: in a log, in a repository, in a header. */
export const API_TOKEN_PREFIX = 'smst_';

/** The letters behind the prefix: 256 bits in base64url. */
const LETTERS = 43;
const SHAPE = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{${LETTERS}}$`);

export const isApiToken = (text: string): boolean => SHAPE.test(text);

/** How many letters of it are kept, so that its owner tells one from the other. */
const START = 4;

/** The first letters of a token: "aB3x". */
export const apiTokenStart = (token: string): string =>
  token.slice(API_TOKEN_PREFIX.length, API_TOKEN_PREFIX.length + START);

/** As a token is shown once it is made: "smst_aB3x…". */
export const shownApiToken = (start: string): string => `${API_TOKEN_PREFIX}${start}…`;

const DAY = 24 * 60 * 60_000;

export const apiTokenEnd = (now: Date, days: ApiTokenDays): Date => new Date(now.getTime() + days * DAY);

export const isApiTokenOver = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean => expiresAt <= now;

/** The scopes that somebody may give a token. */
export const scopesFor = (worksInConsole: boolean): readonly ApiTokenScope[] =>
  apiTokenScopes.filter((scope) => worksInConsole || !scope.startsWith('admin:'));

/** What of a call decides whether a token makes it. */
export interface ScopedCall {
  access: 'anyone' | 'signed-in' | 'headman' | 'admin';
  changesState: boolean;
}

/** The scope that a call asks of a token. */
export const scopeOf = ({ access, changesState }: ScopedCall): ApiTokenScope => {
  if (access === 'admin') return changesState ? 'admin:write' : 'admin:read';
  return changesState ? 'write' : 'read';
};

/** Whether a token makes a call: one scope includes no other. */
export const mayUse = (scopes: readonly ApiTokenScope[], call: ScopedCall): boolean =>
  scopes.includes(scopeOf(call));
