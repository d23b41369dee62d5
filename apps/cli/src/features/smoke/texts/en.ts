import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  user: 'sign in as this user and check what needs signing in too',
  only: 'only calls with this text in their name or address',
  skip: 'not the calls with this text in their name or address',
  budget: 'a later answer is a failure: 300ms, 1.5s',
  junit: 'save a JUnit report in a file',
  github: 'annotate failures for GitHub Actions',
  title: 'Smoke test of {{url}}',
  head: { call: 'call', who: 'who', status: 'status', ms: 'ms', bytes: 'bytes', result: 'result' },
  who: { anyone: 'anyone', 'signed-out': 'signed out' },
  results: { ok: 'ok', failed: 'failed', skipped: 'skipped' },
  summary: 'Ok: {{ok}}, failed: {{failed}}, skipped: {{skipped}}.',
  noArguments: 'no arguments to call it with: complete smoke/arguments.ts',
  nothingToAsk: 'nothing to ask about',
  notRefused: 'expected the refusal 403, not {{status}}',
  slow: 'slower than {{budget}} ms',
  noMatch: 'There are no calls with "{{text}}".',
  running: 'running',
} as const satisfies TextsLike<typeof ru>;
