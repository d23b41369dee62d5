/**
 * Of undici what the terminal uses. The whole of it also has stand-ins for tests, caches and WebSockets: twice as much to read
 * before the first request. Where a file has another place in a new undici, the build fails.
 */
import { connect } from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import retry from 'undici/lib/interceptor/retry.js';

// As undici itself does; a proxy is asked for a connection by it.
Object.assign(Dispatcher.prototype, { connect });

export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
export { fetch } from 'undici/lib/web/fetch/index.js';
export const interceptors = { retry };
