import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { isOlder, NEEDED_NODE, oldNodeSentence } from './node-version.ts';

it('node version: an old Node is reported in one sentence, in both languages', () => {
  expect(oldNodeSentence('20.20.2', 'C.UTF-8')).toBe(
    `This needs Node ${NEEDED_NODE} or newer, and this is Node 20.20.2: https://nodejs.org`,
  );
  expect(oldNodeSentence('20.20.2', 'ru_RU.UTF-8')).toBe(
    `Нужен Node ${NEEDED_NODE} или новее, а это Node 20.20.2: https://nodejs.org`,
  );
});

it.each([
  ['22.18.0', true],
  ['18.0.0', true],
  ['22.19.0', false],
  ['24.0.0', false],
  ['v26.10.0', false],
])('node version: %s is too old: %s', (version, isTooOld) => {
  expect(manifest.engines.node).toBe('>=22.19');
  expect(isOlder(version)).toBe(isTooOld);
});
