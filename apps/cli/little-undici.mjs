/**
 * The parts of undici that the terminal client uses. The whole library also contains mocks, caches and WebSockets:
 * twice as much to read before the first request. The build fails when a new undici moves one of these files.
 */
import { connect } from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import retry from 'undici/lib/interceptor/retry.js';

// Same as in undici itself; the proxy agent opens its connections with it.
Object.assign(Dispatcher.prototype, { connect });

export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
export { fetch } from 'undici/lib/web/fetch/index.js';
export const interceptors = { retry };
