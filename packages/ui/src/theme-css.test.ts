import { expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

const css = themeCss();

it('gives every role a name of its own', () => {
  expect(css).toContain(`--ink-2:${tokens.light.ink2}`);
  expect(css).toContain(`--pen-tint:${tokens.light.penTint}`);
  expect(css).toContain(`--lesson-lk-tint:${tokens.light.lesson.lk.tint}`);
});

it('prints dark pages on white paper', () => {
  const everywhere = css.split('\n').filter((rule) => !rule.startsWith('@media screen'));
  expect(everywhere).toHaveLength(1);
  expect(everywhere[0]).not.toContain(tokens.dark.surface);
});

it('gives what opens out of an ink bar the scheme of the page again', () => {
  const [light, dark, system] = css.split('\n');
  expect(light).toMatch(/^:root,\[data-scheme=page\]\{color-scheme:light;/);
  expect(dark).toContain('[data-theme=dark] [data-scheme=page],[data-scheme=ink]{color-scheme:dark;');
  expect(system).toContain('[data-theme=system] [data-scheme=page]{color-scheme:dark;');
});
