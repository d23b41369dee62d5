import { type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSafely } from 'node:https';

/** With what status a request is answered whose path and headers go out as they are: `fetch` writes some of its own. */
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
