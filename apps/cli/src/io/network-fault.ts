/** Why no reply arrived. */
export type NetworkFaultKind =
  | 'noHost'
  | 'noLookup'
  | 'refused'
  | 'noRoute'
  | 'broken'
  | 'timeLimit'
  | 'tooSlow'
  | 'notConnected'
  | 'selfSigned'
  | 'unknownIssuer'
  | 'expired'
  | 'notYetValid'
  | 'otherHost'
  | 'notTls'
  | 'notHttp'
  | 'blockedPort'
  | 'proxyRefused'
  | 'other';

export interface NetworkFault {
  kind: NetworkFaultKind;
  /** Code of Node, undici or OpenSSL; the message of an error without a code. */
  code: string;
  /**
   * The name that was looked up or the address that was called, which may be those of a proxy; the names in a
   * certificate; the status of a proxy. Empty when unknown.
   */
  detail: string;
}

const kindByCode: Readonly<Record<string, NetworkFaultKind>> = {
  ENOTFOUND: 'noHost',
  EAI_AGAIN: 'noLookup',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'noRoute',
  ENETUNREACH: 'noRoute',
  ENETDOWN: 'noRoute',
  ECONNRESET: 'broken',
  ECONNABORTED: 'broken',
  EPIPE: 'broken',
  UND_ERR_SOCKET: 'broken',
  // The connection was lost in the middle of an answer that cannot be resumed.
  UND_ERR_REQ_RETRY: 'broken',
  ETIMEDOUT: 'notConnected',
  UND_ERR_CONNECT_TIMEOUT: 'notConnected',
  UND_ERR_HEADERS_TIMEOUT: 'tooSlow',
  UND_ERR_BODY_TIMEOUT: 'tooSlow',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'selfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknownIssuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT: 'unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknownIssuer',
  CERT_UNTRUSTED: 'unknownIssuer',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'notYetValid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherHost',
  ERR_SSL_WRONG_VERSION_NUMBER: 'notTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'notTls',
  EPROTO: 'notTls',
};

/** Lists an error and its causes, outermost first; a failed attempt at several addresses has one cause for each. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const several: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...several].flatMap(causesOf)];
}

const codeIn = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;

function kindOf(error: Error): NetworkFaultKind | null {
  if (error.name === 'TimeoutError') return 'timeLimit';
  if (/^Proxy response \(\d+\)/.test(error.message)) return 'proxyRefused';
  const code = codeIn(error);
  // fetch never connects to the ports of other protocols, such as 25.
  if (error.message === 'bad port') return 'blockedPort';
  if (error.name === 'HTTPParserError') return 'notHttp';
  return code === null ? null : (kindByCode[code] ?? null);
}

/** Properties that Node sets on errors of name lookups, connections and certificates. */
interface NodeDetails {
  hostname?: string;
  address?: string;
  port?: number;
  /** With the names as "DNS:a.example, IP Address:192.0.2.1". */
  cert?: { subjectaltname?: string };
}

function detailOf(error: Error): string {
  const [, status] = /^Proxy response \((\d+)\)/.exec(error.message) ?? [];
  if (status !== undefined) return status;
  const { hostname, address, port, cert } = error as NodeDetails; // Declared on each of Node's error types.
  if (hostname !== undefined) return hostname;
  if (address !== undefined) return port === undefined ? address : `${address}:${port}`;
  return (cert?.subjectaltname ?? '').replaceAll(/(?:DNS|IP Address):/g, '');
}

/** Determines why a request got no reply, from the error that fetch threw and its causes. */
export function networkFaultOf(error: unknown): NetworkFault {
  const causes = causesOf(error);
  for (const cause of causes) {
    const kind = kindOf(cause);
    if (kind === null) continue;
    // The error of several attempts has no address; each attempt has.
    const detail = causes.map(detailOf).find((one) => one !== '') ?? '';
    return { kind, code: codeIn(cause) ?? cause.name, detail };
  }
  const last = causes.at(-1);
  const code = causes.map(codeIn).findLast((one) => one !== null) ?? last?.message ?? '';
  return { kind: 'other', code, detail: '' };
}
