import { contract } from '@semestr/api/contract';

/** Characters that mean the same whether encoded or not, and characters that a provider might treat as separators. */
const MUST_STAND_PLAIN = /[\w.~\-/\\;%?#\x00-\x1f\x7f]/; // oxlint-disable-line no-control-regex -- They are searched for.

const isPlain = (segment: string): boolean =>
  segment !== '' &&
  segment !== '.' &&
  segment !== '..' &&
  !/[;\\]|^%20|%20$/.test(segment) &&
  [...segment.matchAll(/%(..)/g)].every(([, code = '']) => {
    const byte = Number.parseInt(code, 16);
    return byte > 0x7f || !MUST_STAND_PLAIN.test(String.fromCharCode(byte));
  });

/**
 * Whether a path is unambiguous. A provider may interpret `//`, `/./`, `%6c`, `;` and similar parts differently from
 * this server, so that a request could bypass the protection of a call. No client sends them.
 */
export const isNormal = (path: string): boolean =>
  path === '/api/v1' ||
  (path.startsWith('/api/v1/') && path.slice('/api/v1/'.length).split('/').every(isPlain));

/** Normalises a path like the most lenient provider: without case, and without an extension (`/logout.json`). */
const toLenientPath = (path: string): string => path.toLowerCase().replace(/\.[^/]*$/, '');

const changing = contract.flatMap(({ call }) =>
  call.method === 'GET' && call.changesState
    ? [new RegExp(`^${toLenientPath(call.path).replaceAll(/:\w+/g, '[^/]+')}$`)]
    : [],
);

/** Whether a GET of this path changes something. */
export const changesByGet = (path: string): boolean => changing.some((one) => one.test(toLenientPath(path)));
