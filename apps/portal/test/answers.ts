import { vi } from 'vitest';

/** Mocks the server's responses to the next API calls. */
export const answers = vi.fn<() => Promise<Response>>();

// The client captures `fetch` when it is loaded, so tests import this module before any that performs calls.
const original = window.fetch;
window.fetch = (input, init) =>
  typeof input === 'string' && input.startsWith('/api/v1/') ? answers() : original(input, init);
