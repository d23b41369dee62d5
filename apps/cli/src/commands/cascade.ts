import { MAX_COURSE } from '@semestr/core/disciplines';
import { type Command, Option } from 'commander';
import { texts } from '../cascade/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import type { CommandContext } from './command-context.ts';

/** Step-by-step choice, as typed. */
export interface CascadeOptions {
  faculty?: string;
  speciality?: string;
  course?: string;
}

/** Adds `--faculty`, `--speciality` and `--course` to a command about a course of a speciality. */
export async function withCascade(command: Command, { language }: CommandContext): Promise<Command> {
  const t = await fetchTexts(texts, language);
  const courses = Array.from({ length: MAX_COURSE }, (_, index) => String(index + 1));
  return command
    .option('--faculty <abbrev>', t('faculty'))
    .option('--speciality <name>', t('speciality'))
    .addOption(new Option('--course <number>', t('course')).choices(courses));
}
