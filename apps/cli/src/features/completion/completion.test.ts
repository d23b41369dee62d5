import { execFile } from 'node:child_process';
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { stubProvider } from '../../../test/provider.fixture.ts';
import { run } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const folder = temporaryFolder();

/** Returns what bash would suggest: a real bash loads the script, with a `semestr` function in place of the server. */
async function completed(...words: string[]): Promise<string[]> {
  const { out } = await run(['completion', 'bash']);
  const fake = join(folder(), 'semestr');
  await writeFile(
    fake,
    `#!/bin/sh\ncase "$*" in *groups*) printf '%s\\n' 428501 '4$(touch ran)' '4\`touch ran\`';; *employees*) echo i-obrazcov;; esac\n`,
  );
  await chmod(fake, 0o755);
  const typed = words.map((word) => `'${word}'`).join(' ');
  const script = `${out}\nCOMP_WORDS=(semestr ${typed}); COMP_CWORD=${words.length}; _semestr; printf '%s\\n' "\${COMPREPLY[@]}"`;
  // As an argument the script would be too long.
  const file = join(folder(), 'completion.bash');
  await writeFile(file, script);
  const { stdout } = await promisify(execFile)('bash', [file], {
    env: { PATH: `${folder()}:${process.env['PATH']}` },
    cwd: folder(),
  });
  return stdout.trim().split('\n').filter(Boolean);
}

it('completion: bash completes commands, options and values from the server', async () => {
  expect(await completed('sched')).toEqual(['schedule']);
  expect(await completed('schedule', '42')).toEqual(['428501']);
  expect(await completed('schedule', '--employee', 'i-')).toEqual(['i-obrazcov']);
  expect(await completed('schedule', '--wee')).toEqual(['--week']);
  expect(await completed('announcements', 'list', '--group', '42')).toEqual(['428501']);
});

it('completion: bash does not execute values from the server', async () => {
  expect(await completed('schedule', '4')).toEqual(['428501', '4$(touch ran)', '4`touch ran`']);
  expect(await completed('announcements', 'list', '--group', '4')).toContain('4$(touch ran)');
  expect(await readdir(folder())).not.toContain('ran');
});

it('completion: fish requests values from the server too', async () => {
  const { out } = await run(['completion', 'fish']);
  expect(out).toContain(
    "complete -c semestr -n '__fish_seen_subcommand_from schedule' -l employee -x -a '(semestr completion --values employees --like (commandline -ct) --timeout 2s 2>/dev/null)'",
  );
});

it('completion: prints the values that match the prefix, and nothing when the server is unavailable', async () => {
  const group = (name: string) => ({
    id: 1,
    name,
    facultyId: 1,
    facultyAbbrev: 'ФИС',
    facultyName: null,
    specialityDepartmentEducationFormId: 1,
    specialityName: 'РИС',
    specialityAbbrev: 'РИС',
    course: 2,
    calendarId: null,
    educationDegree: 1,
  });
  const names = ['428501', '528501', '4$(touch ran)', '4`touch ran`', '4 5', '4\n6', '4\u202e7', 'ПИ-21'];
  const stub = await stubProvider({ 'GET /student-groups': { body: names.map(group) } });
  const { url } = stub;
  expect(await run(['completion', '--values', 'groups', '--like', '4'], { url })).toMatchObject({
    code: 0,
    out: '428501\n',
  });
  await stub.close();
  expect(await run(['completion', '--values', 'groups'], { url })).toMatchObject({ code: 1, out: '' });
  expect((await run(['completion'])).err).toContain('shell');
});
