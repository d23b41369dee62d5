import { describe, expect, it } from 'vitest';
import { run } from '../test/run.fixture.ts';
import { commands } from './commands.ts';

describe('program', () => {
  it('program: shows examples first in its help', async () => {
    const { code, out, err } = await run(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatchInlineSnapshot(`
      "Examples:
        semestr schedule 428501
        semestr certificates list

      Usage: semestr [options] [command]

      The terminal of the Semestr portal, for support staff and students.

      Options:
        -V, --version      show the version
        --url <url>        address of the server (or SEMESTR_URL; http://localhost:3000 by default)
        --profile <name>   profile in ~/.config/semestr/config.json (or SEMESTR_PROFILE)
        --timeout <time>   how long to wait for an answer: 5s, 300ms (1 minute by default)
        --json             print the data as JSON
        --lang <language>  language: ru, en or be (or SEMESTR_LANG, otherwise LANG)
        --no-color         no colours (or NO_COLOR)
        -h, --help         show this help

      Session:
        login              sign in and stay signed in on this machine
        logout             sign out of this machine
        whoami             show who is signed in

      University:
        schedule           show the schedule of a group, a teacher or a department
        week               show the number of the current week
        holidays           list the holidays: days without lessons
        groups             groups: list, your own group
        employees          employees: find by name, show one
        departments        departments: list, structure, employees
        phones             find a phone number by surname, room or department
        rooms              rooms: list, lessons of a day, schedule of a room
        faculties          list the faculties
        specialities       list the specialities
        disciplines        list the disciplines of a year: hours, assessment
        rating             rating: of a year, of one student, your own
        announcements      announcements: list, publish, change, withdraw
        cvs                CVs of students: find, skills
        institution        show the university of this server and its support contacts
        verify             check a certificate or mark sheet by the link on it

      Yours:
        profile            show your own data: year, group, contacts
        my-day             your day: lessons, what is due, new marks
        markbook           your markbook: marks by semester and the average
        journal            journal of the group: list and record absences, responsible students
        omissions          absences: hours, requests, excused days
        certificates       certificates: list, order, cancel
        mark-sheets        mark sheets: list, subjects, cancel
        study              applications to study a subject
        practice           applications for practice
        requests           your requests to the dean’s office: academic leave
        diploma            your diploma topics
        profiling          specialisation: applications and the rating
        dormitory          dormitory: applications, privileges, penalties
        library            library: books on loan, overdue books, news
        activity           memberships, social work and research
        cv                 your CV and its visibility
        contacts           contacts: list, confirm, change
        notifications      notifications: list, mark as viewed, settings
        sessions           sessions: where you are signed in, end them
        tokens             API tokens for scripts: list, create, revoke
        personal-data      save all stored data about you as an archive
        download           download a file: a schedule, a certificate, the markbook, all your data

      Support:
        password-link      create a link for the first password of a student
        recovery           check password recovery, contacts and first passwords
        import             import the public data of another provider
        smoke              check that the API calls answer as the contract states
        admin              for administrators: records, accounts, requests, reports
        manual             print the manual of all commands
        completion         print the shell completion

      Server on this machine:
        backup             save the whole database to one file, or check a backup
        restore            restore a backup into an empty database
        doctor             check the installation and show what to fix
        demo               run a server with a sample university

      Exit codes: 0 success, 1 failure, 2 wrong usage, 3 incomplete (access, import, verify),
      4 sign-in needed, 5 the answer is no (access, recovery, verify).
      "
    `);
  });

  it('program: shows the help of a command in Russian', async () => {
    const { out } = await run(['schedule', '--help', '--lang', 'ru']);
    expect(out).toMatchInlineSnapshot(`
      "Примеры:
        semestr schedule 428501
        semestr schedule 428501 --week 2 --subgroup 1
        semestr schedule --employee i-obrazcov --json
        semestr schedule --department kaf-o --week 3
        semestr schedule 428501 --xlsx --out lessons.xlsx

      Использование: semestr schedule [параметры] [group]

      показать расписание группы, преподавателя или подразделения

      Аргументы:
        group                 номер группы

      Параметры:
        --employee <urlId>    вместо группы: преподаватель, по адресу, например i-obrazcov (semestr
                              employees find ФАМИЛИЯ)
        --department <urlId>  вместо группы: подразделение, по адресу, например kaf-ps (semestr
                              departments list)
        --week <number>       номер недели, 1–4 (обычно текущая)
        --subgroup <number>   только подгруппа 1 или 2
        --xlsx                сохранить занятия группы за семестр как таблицу .xlsx
        --out <file>          куда сохранить: файл, папка или - для stdout (обычно здесь)
        --force               заменить файл, если он уже есть
        -h, --help            показать справку

      Общие параметры:
        -V, --version         показать версию
        --url <url>           адрес сервера (или SEMESTR_URL; обычно http://localhost:3000)
        --profile <name>      профиль из ~/.config/semestr/config.json (или SEMESTR_PROFILE)
        --timeout <time>      сколько ждать ответа: 5s, 300ms (обычно минуту)
        --json                вывести данные в виде JSON
        --lang <language>     язык: ru, en или be (или SEMESTR_LANG; иначе по LANG)
        --no-color            без цвета (или NO_COLOR)
      "
    `);
  });

  it('program: suggests the intended command on stderr, with exit code 2', async () => {
    const { code, out, err } = await run(['shedule', '428501']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatchInlineSnapshot(`
      "unknown command 'shedule'
      Did you mean schedule?
      Help: semestr --help
      "
    `);
  });

  it('program: reports wrong usage in the user’s language', async () => {
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
    [['schedule', '--employee', 'i-obrazcov', '--xlsx']],
    [['schedule', '428501', '12']],
    [['import']],
    [['import', '--from', './answers']],
    [['smoke', '--lang', 'fr']],
    [['smoke', '--url', 'portal.example']],
    [['smoke', '--url', 'http://admin:secret@portal.example']],
    [['completion', 'powershell']],
    [[]],
  ])('program: rejects the call %j with exit code 2', async (argv) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });

  it.each([
    [['smoke', '--user', 'admin', '--password', 'Admin-2026!']],
    [['import', '--from', '.', '--user', 'admin', '--password=Admin-2026!']],
    [['admin', 'create', '--token', 'abc']],
    [['login', '42850001', '--password', 'Student-2026!']],
    [['certificates', 'list', '--password', 'Student-2026!']],
  ])('program: rejects secrets on the command line: %j', async (argv) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toContain('Secrets are not accepted on the command line');
    expect(err).not.toContain('2026');
  });

  it('program: names the server that does not respond', async () => {
    const { code, err } = await run(['schedule', '428501', '--url', 'http://127.0.0.1:1/']);
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "Cannot reach http://127.0.0.1:1/: web servers do not use this port. Check the address.
      "
    `);
  });

  const calls = ['', ...commands.map(({ name }) => name), 'certificates order', 'admin create'];

  it.each(['ru', 'en', 'be'])('program: has help for every command in %s', async (lang) => {
    for (const call of calls) {
      const { code, out, err } = await run([...call.split(' ').filter(Boolean), '--help', '--lang', lang]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(lang === 'en' ? 'Usage: semestr' : 'Использование: semestr');
      expect(out).not.toMatch(/\{\{|undefined/);
    }
  });

  it('program: shows examples first in the help of every command', async () => {
    for (const call of calls.filter((one) => !['certificates', 'admin'].includes(one))) {
      const { out } = await run([...call.split(' ').filter(Boolean), '--help']);
      expect(out).toMatch(/^Examples:\n {2}semestr /);
    }
  });

  it('program: prints its version, alone and with other options', async () => {
    const version = { code: 0, out: '0.3.0\n', err: '' };
    expect(await run(['--version'])).toEqual(version);
    expect(await run(['-V'])).toEqual(version);
    expect(await run(['--no-color', '--version'])).toEqual(version);
  });

  it('program: the completion contains every command', async () => {
    const { out } = await run(['completion', 'bash']);
    for (const { name } of commands) expect(out).toContain(`" ${name}"`);
    expect(out).toContain('"certificates order"');
  });

  it.each(['bash', 'zsh', 'fish'])('program: prints the completion for %s', async (shell) => {
    const { code, out } = await run(['completion', shell]);
    expect(code).toBe(0);
    expect(out).toContain('schedule');
    expect(out).toContain('dry-run');
    expect(out).not.toContain('--password ');
  });
});
