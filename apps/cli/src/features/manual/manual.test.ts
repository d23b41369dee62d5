import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../../test/run.fixture.ts';
import { commands } from '../../commands.ts';

const root = join(import.meta.dirname, '../../../../..');

/** Returns the first line that differs, because a test runner's diff of the whole texts would be too long. */
function differenceOf(one: string, other: string): string | null {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return at < 0 && lines.length === others.length ? null : `line ${at + 1}: ${lines[at] ?? ''}`;
}

const linesOf = (out: string): Set<string> => new Set(out.split('\n'));

describe('semestr manual', () => {
  it('manual: matches docs/terminal.md', async () => {
    const { code, out, err } = await run(['manual', 'markdown']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // When a command has changed, run: npm run semestr -- manual markdown --lang en > docs/terminal.md
    expect(differenceOf(out, await readFile(join(root, 'docs/terminal.md'), 'utf8'))).toBeNull();
  });

  it.each(['ru', 'en', 'be'])('manual: contains every command as a man page, in %s', async (lang) => {
    const { out } = await run(['manual', 'man', '--lang', lang]);
    const lines = linesOf(out);
    expect(out.startsWith('.TH SEMESTR 1 "" "semestr 0.3.0"\n.SH ')).toBe(true);
    const sections = commands.map(({ name }) => `.SS semestr ${name.replaceAll('-', '\\-')}`);
    expect(sections.filter((section) => !lines.has(section))).toEqual([]);
    expect(lines.has('.B semestr admin group\\-terms')).toBe(true);
    expect([...lines].filter((line) => /undefined|\{\{/.test(line))).toEqual([]);
  });

  it('manual: contains nothing that troff would interpret as a request', async () => {
    const { out } = await run(['manual', 'man']);
    const requests = [...linesOf(out)].filter((line) => /^[.']/.test(line));
    expect(requests.filter((line) => !/^\.(?:TH|SH|SS|TP|B|nf|fi)\b/.test(line))).toEqual([]);
  });

  it('manual: describes the options of all commands once', async () => {
    const { out } = await run(['manual', 'markdown']);
    expect(out.split('--no-color').length - 1).toBe(1);
    expect(out.split('- `semestr admin lessons`: ').length - 1).toBe(1);
  });
});
