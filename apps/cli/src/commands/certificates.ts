import { MAX_CERTIFICATES } from '@semestr/core/certificates';
import { type Command, Option } from 'commander';
import { texts } from '../features/certificates/texts.ts';
import { type Type, types } from '../features/certificates/types.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { numberArgument, required, withCsv, withDryRun, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  place?: string;
  type?: Type;
  count: string;
}

/** `semestr certificates list|places|order|cancel`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr certificates list', 'semestr certificates list --csv > certificates.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/certificates/certificates.ts')).listCertificates(context),
    ),
  );

  subcommand(group, setting, 'places', {
    summary: t('places'),
    shared: [withCsv],
    examples: ['semestr certificates places'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/certificates/places.ts')).listPlaces(context),
    ),
  );

  const counts = Array.from({ length: MAX_CERTIFICATES }, (_, index) => String(index + 1));
  subcommand(group, setting, 'order', {
    summary: t('order'),
    shared: [withDryRun, withLogin],
    examples: [
      'semestr certificates order --place "по месту работы родителей" --type ordinary',
      'semestr certificates order --place "в посольство" --type sealed --count 2 --dry-run',
    ],
  })
    .option('--place <text>', t('place'))
    .addOption(new Option('--type <type>', t('type')).choices(Object.keys(types)))
    .addOption(
      new Option('--count <number>', t('count', { most: MAX_CERTIFICATES })).choices(counts).default('1'),
    )
    .action((options: Options, self: Command) => {
      const place = required(self, '--place <text>', options.place);
      const type = required(self, '--type <type>', options.type);
      return setting.act(self, async (context) =>
        (await import('../features/certificates/certificates.ts')).orderCertificates(context, {
          place,
          type,
          count: Number(options.count),
        }),
      );
    });

  subcommand(group, setting, 'cancel', {
    summary: t('cancel'),
    shared: [withDryRun, withLogin],
    examples: ['semestr certificates cancel 1027'],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/certificates/certificates.ts')).cancelCertificate(context, id),
      ),
    );
}
