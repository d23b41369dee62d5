import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/open.fixture.ts';
import { ok } from '../../test/provider.fixture.ts';
import { fileNameOf } from '../http/file-name.ts';

/**
 * Sets the window title and the clipboard (C1), and contains a name that is displayed differently from its spelling.
 */
const EVIL = '\u001b]0;pwned\u0007\u009b2J\u202efdp.exe\r\u001b[8mhidden';
const room = {
  auditory: EVIL,
  buildingAddress: '',
  phones: ['1'],
  note: null,
  departments: [],
  employees: [],
};
// oxlint-disable-next-line no-control-regex -- The pattern searches for them.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

const { ask } = openServer({ 'POST /phone-book': ok({ auditoryPhoneNumberDtoList: [room], totalItems: 1 }) });

describe('terminal', () => {
  it.each([[['--csv']], [['--json']], [['--no-color']]])(
    'terminal: escape sequences from a server have no effect with %j',
    async (options) => {
      const { code, out, err } = await ask(['phones', '1', ...options], { isTerminal: true });
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('pwned');
      expect(out).not.toMatch(CONTROL);
    },
  );

  it('terminal: JSON output keeps the value, with escapes', async () => {
    const { out } = await ask(['phones', '1', '--json'], { isTerminal: true });
    expect(JSON.parse(out)).toEqual([room]);
  });

  it('terminal: a pipe receives every character unchanged', async () => {
    const { out } = await ask(['phones', '1', '--csv']);
    expect(out).toContain(EVIL);
  });

  it('terminal: messages that contain text from a server are safe too', async () => {
    const { err } = await ask(['schedule', EVIL], { isTerminal: true, env: { NO_COLOR: '1' } });
    expect(err).toContain('pwned');
    expect(err).not.toMatch(CONTROL);
  });

  it('terminal: the program’s own colours are printed', async () => {
    const { out } = await ask(['phones', '1'], { isTerminal: true });
    expect(out).toContain('\u001b[1m');
  });

  it('file names: control characters and direction marks are removed', () => {
    const name = `attachment; filename*=UTF-8''${encodeURIComponent('\u202efdp.exe\u009b.pdf')}`;
    expect(fileNameOf(name, 'file')).toBe('fdp.exe .pdf');
  });
});
