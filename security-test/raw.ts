import { type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSafely } from 'node:https';

/** Returns the status of a request whose path and headers are sent unchanged: `fetch` normalises some of them. */
export const statusOfRaw = (
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(url);
    const send = protocol === 'https:' ? requestSafely : request;
    const sent = send({ hostname, port, path, method, headers, agent: false }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });
