import { describe, expect, it } from 'vitest';
import { run } from '../test/run.fixture.ts';

describe('the program', () => {
  it('shows examples first in its help', async () => {
    const { code, out, err } = await run(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatchInlineSnapshot(`
      "Examples:
        semestr schedule 428501
        semestr smoke --json

      Usage: semestr [options] [command]

      The terminal of the support staff of the Semestr portal.

      Options:
        -V, --version               show the version
        --url <url>                 address of the server (or SEMESTR_URL; http://localhost:3000 by
                                    default)
        --json                      print the data as JSON
        --lang <language>           language: ru or en (or SEMESTR_LANG; else by LANG)
        --no-color                  no colours (or NO_COLOR)
        -h, --help                  show this help

      Commands:
        schedule [options] [group]  show the schedule of a group or an educator for a week
        import [options]            bring over the public data of another provider
        smoke [options]             check that every readable call of the API answers as promised
        admin                       administrators
        completion <shell>          print the shell completion

      Exit codes: 0 fine, 1 failed, 2 wrong usage, 3 an import would lose lessons, 4 sign in.
      "
    `);
  });

  it('shows the help of a command in Russian', async () => {
    const { out } = await run(['schedule', '--help', '--lang', 'ru']);
    expect(out).toMatchInlineSnapshot(`
      "Примеры:
        semestr schedule 428501
        semestr schedule 428501 --week 2 --subgroup 1
        semestr schedule --employee i-obrazcov --json

      Как вызывать: semestr schedule [options] [group]

      показать расписание группы или преподавателя на неделю

      Аргументы:
        group                номер группы

      Параметры:
        --employee <urlId>   вместо группы: преподаватель, по концу адреса его страницы
        --week <number>      номер недели, 1–4 (обычно текущая)
        --subgroup <number>  только подгруппа 1 или 2
        -h, --help           показать справку

      Общие параметры:
        -V, --version        показать версию
        --url <url>          адрес сервера (или SEMESTR_URL; обычно http://localhost:3000)
        --json               вывести данные в виде JSON
        --lang <language>    язык: ru или en (или SEMESTR_LANG; иначе по LANG)
        --no-color           без цвета (или NO_COLOR)
      "
    `);
  });

  it('suggests what was meant, on stderr, with exit code 2', async () => {
    const { code, out, err } = await run(['shedule', '428501']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatchInlineSnapshot(`
      "unknown command 'shedule'
      Did you mean schedule?
      Help: semestr --help
      "
    `);
  });

  it('reports wrong usage in the person’s language', async () => {
    const { err } = await run(['import', '--fro', './x'], { env: { SEMESTR_LANG: '', LANG: 'be_BY.UTF-8' } });
    expect(err).toMatchInlineSnapshot(`
      "нет такого параметра: --fro
      Может быть, --from?
      Справка: semestr import --help
      "
    `);
  });

  it.each([
    [['schedule']],
    [['schedule', '428501', '--employee', 'i-obrazcov']],
    [['schedule', '428501', '--week', '5']],
    [['schedule', '428501', '12']],
    [['import']],
    [['import', '--from', './answers']],
    [['smoke', '--lang', 'fr']],
    [['smoke', '--url', 'portal.example']],
    [['smoke', '--url', 'http://admin:secret@portal.example']],
    [['completion', 'powershell']],
    [[]],
  ])('refuses the call %j with exit code 2', async (argv) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });

  it.each([
    [['smoke', '--user', 'admin', '--password', 'Admin-2026!']],
    [['import', '--from', '.', '--user', 'admin', '--password=Admin-2026!']],
    [['admin', 'create', '--token', 'abc']],
  ])('refuses secrets on the command line: %j', async (argv) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toContain('Secrets are not taken on the command line');
    expect(err).not.toContain('2026');
  });

  it('says which server does not answer', async () => {
    const { code, err } = await run(['schedule', '428501', '--url', 'http://127.0.0.1:1/']);
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "Server currently unavailable. Try again later. Server: http://127.0.0.1:1/
      "
    `);
  });

  it.each(['bash', 'zsh', 'fish'])('prints the completion for %s', async (shell) => {
    const { code, out } = await run(['completion', shell]);
    expect(code).toBe(0);
    expect(out).toContain('schedule');
    expect(out).toContain('dry-run');
    expect(out).not.toContain('password ');
  });
});
