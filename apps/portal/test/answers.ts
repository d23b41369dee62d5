import { vi } from 'vitest';

/** What the server answers to the next calls of the API. */
export const answers = vi.fn<() => Promise<Response>>();

// The client takes the browser's `fetch` as it finds it: a test imports this before anything that makes calls.
const original = window.fetch;
window.fetch = (asked, init) =>
  typeof asked === 'string' && asked.startsWith('/api/v1/') ? answers() : original(asked, init);
