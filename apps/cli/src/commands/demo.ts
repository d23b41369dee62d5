import { type Command, Option } from 'commander';
import { texts } from '../features/operate/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { wrongValue } from '../io/wrong-value.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  port?: string;
  scale?: string;
  data?: string;
  server?: string;
}

/** Parses a number within a range. */
const between =
  (least: number, most: number, form: RegExp) =>
  (text: string): string => {
    const number = Number(text);
    if (!form.test(text) || number < least || number > most) throw wrongValue('between', { least, most });
    return text;
  };

/** `semestr demo`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .addOption(new Option('--port <number>', t('port')).argParser(between(0, 65_535, /^\d+$/)))
    .addOption(new Option('--scale <number>', t('scale')).argParser(between(0.05, 20, /^\d+(\.\d+)?$/)))
    .option('--data <dir>', t('data'))
    .option('--server <dir>', t('server'))
    .action(({ port, scale, data, server }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { runDemo } = await import('../features/operate/demo.ts');
        return runDemo(context, { port, scale, data, server });
      }),
    );
  withExamples(command, setting, [
    'semestr demo',
    'semestr demo --port 8080 --scale 0.2',
    'semestr demo --data ./demo',
  ]);
}
