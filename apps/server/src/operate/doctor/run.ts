import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { type Health, healths, worstOf } from '@semestr/core/doctor';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode } from '../failure.ts';
import { type Call, printError, printJson } from '../output.ts';
import { semestr } from '../../domain/version.ts';
import { examine } from './doctor.ts';
import type { Finding } from './findings.ts';
import { doctorTexts, type DoctorTranslate } from './texts.ts';

const colours = { ok: 'green', look: 'yellow', bad: 'red' } as const satisfies Record<Health, string>;

/** Formats a line for each finding, its advice below it, and the name of the check in a separate column. */
export function tableOf(found: readonly Finding[], t: DoctorTranslate, isColoured: boolean): string {
  const rows = found.map(({ health, check, ...text }) => ({
    ...text,
    colour: colours[health],
    health: t(`healths.${health}`),
    check: t(`checks.${check}`),
  }));
  const [first, second] = [
    Math.max(...rows.map(({ health }) => health.length)),
    Math.max(...rows.map(({ check }) => check.length)),
  ];
  const lines = rows.flatMap(({ health, check, sentence, advice, colour }) => {
    const state = health.padEnd(first);
    const label = isColoured ? styleText(colour, state, { validateStream: false }) : state;
    return [
      `${label}  ${check.padEnd(second)}  ${sentence}`,
      ...(advice === null ? [] : [`${' '.repeat(first + second + 4)}${advice}`]),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** `doctor`: fails when any finding is bad. */
export async function runDoctor(call: Call, backups: string | undefined): Promise<ExitCode> {
  const { env, now, stdout } = call.outside;
  const t = translator(doctorTexts, call.language);
  const found = await examine({
    variables: env,
    language: call.language,
    now,
    backups: backups === undefined ? null : resolve(backups),
  });
  const health = worstOf(found.map((one) => one.health));
  const counts = Object.fromEntries(
    healths.map((one) => [one, found.filter((each) => each.health === one).length]),
  );
  if (call.isJson) printJson(call, { health, at: now().toISOString(), semestr, findings: found });
  else {
    const isColoured = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
    stdout.write(tableOf(found, t, isColoured));
    const { ok = 0, look = 0, bad = 0 } = counts;
    printError(call, t('summary', { ok, look, bad }));
  }
  return health === 'bad' ? exit.failed : exit.ok;
}
