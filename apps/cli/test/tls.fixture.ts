import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { Agent, fetch as send } from 'undici';

/**
 * Certificates for localhost with one key, valid from 2020 to 2120: self-signed, signed by `authority.pem`, signed by
 * the same authority but expired in 2021, and signed by it for another host. The key of the authority was not kept. To
 * replace one, create all of them again with openssl.
 */
export type CertificateName = 'self-signed' | 'localhost' | 'expired' | 'other-host';

const pem = (name: string): string =>
  readFileSync(new URL(`certificates/${name}.pem`, import.meta.url), 'utf8');

/** A server that speaks TLS with one of these certificates. */
export interface SecureServer {
  url: string;
  close: () => Promise<void>;
}

export async function secureServer(name: CertificateName, listener: RequestListener): Promise<SecureServer> {
  const server = createServer({ key: pem('key'), cert: pem(name) }, listener);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `https://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Creates a fetch that trusts the authority, as NODE_EXTRA_CA_CERTS does for a whole process. */
export function trustingFetch(): typeof fetch {
  const dispatcher = new Agent({ connect: { ca: pem('authority') } });
  return async (input, init) =>
    // undici declares its own copies of the DOM's types.
    (await send(
      input as Parameters<typeof send>[0],
      { ...init, dispatcher } as Parameters<typeof send>[1],
    )) as unknown as Response;
}
