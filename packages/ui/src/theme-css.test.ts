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

it('gives a part of a page back the scheme that it names', () => {
  const [light, dark] = css.split('\n');
  expect(light).toMatch(/^:root,\[data-theme\]\{color-scheme:light;/);
  expect(dark).toMatch(/^@media screen\{\[data-theme=dark\]\{color-scheme:dark;/);
});
