import { expect, it } from 'vitest';
import { outside } from '../../../test/run.fixture.ts';
import { table } from '../../../test/table-import.fixture.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { tableProgress } from './progress.ts';
import { texts } from './texts.ts';

/** Returns the progress output for a file of a thousand rows, polled every half second. */
async function printed(isTerminal: boolean, rowsDone: readonly number[]): Promise<string> {
  let moment = Date.UTC(2026, 10, 25, 9);
  const now = () => new Date(moment).toISOString();
  const { io, err } = outside({ isTerminal, now });
  await fetchTexts(texts, 'en');
  const progress = tableProgress({
    ...io,
    url: '',
    language: 'en',
    json: false,
    csv: false,
    dryRun: false,
    login: null,
    token: null,
    colour: { stdout: false, stderr: false },
  });
  for (const done of rowsDone) {
    moment += 500;
    // Has the shape of the contract, as far as it is read.
    progress.update(table({ state: 'running', rows: 1000, progress: done }) as never);
  }
  progress.finish();
  return err();
}

it('table import progress: updates one line at a terminal from the first second on, and clears it', async () => {
  const err = await printed(true, [0, 0, 0, 40, 90]);
  expect(err.split('\r\u001b[K')).toEqual([
    '',
    'checking the rows',
    'checking the rows',
    'rows stored: 40 of 1000',
    'rows stored: 90 of 1000',
    '',
  ]);
});

it('table import progress: prints a line for each tenth when there is no terminal', async () => {
  expect(await printed(false, [0, 40, 110, 150, 430, 440])).toBe(
    'rows stored: 110 of 1000\nrows stored: 430 of 1000\n',
  );
});
