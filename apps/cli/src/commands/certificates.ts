import { MAX_CERTIFICATES } from '@semestr/core/certificates';
import { type Command, Option } from 'commander';
import { texts } from '../features/certificates/texts.ts';
import { type Type, types } from '../features/certificates/types.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { numberArgument, required, withCsv, withDryRun, withExamples, withLogin } from './options.ts';
import type { Setting } from './setting.ts';

interface Options {
  place?: string;
  type?: Type;
  count: string;
}

type Shared = (command: Command, setting: Setting) => Command;

/** `semestr certificates list|places|order|cancel`. */
export async function define(group: Command, setting: Setting): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const add = (name: 'list' | 'places' | 'order' | 'cancel', ...shared: Shared[]): Command => {
    const command = group.command(name).summary(t(name)).description(t(name));
    for (const withOption of shared) withOption(command, setting);
    return command;
  };

  const list = add('list', withCsv, withLogin).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/certificates/list.ts')).listCertificates(context),
    ),
  );
  withExamples(list, setting, [
    'semestr certificates list',
    'semestr certificates list --csv > certificates.csv',
  ]);

  const places = add('places', withCsv).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/certificates/places.ts')).listPlaces(context),
    ),
  );
  withExamples(places, setting, ['semestr certificates places']);

  const counts = Array.from({ length: MAX_CERTIFICATES }, (_, index) => String(index + 1));
  const order = add('order', withDryRun, withLogin)
    .option('--place <text>', t('place'))
    .addOption(new Option('--type <type>', t('type')).choices(Object.keys(types)))
    .addOption(
      new Option('--count <number>', t('count', { most: MAX_CERTIFICATES })).choices(counts).default('1'),
    )
    .action((options: Options, self: Command) => {
      const place = required(self, '--place <text>', options.place);
      const type = required(self, '--type <type>', options.type);
      return setting.act(self, async (context) =>
        (await import('../features/certificates/order.ts')).orderCertificates(context, {
          place,
          type,
          count: Number(options.count),
        }),
      );
    });
  withExamples(order, setting, [
    'semestr certificates order --place "по месту работы родителей" --type ordinary',
    'semestr certificates order --place "в посольство" --type sealed --count 2 --dry-run',
  ]);

  const cancel = add('cancel', withDryRun, withLogin)
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/certificates/cancel.ts')).cancelCertificate(context, id),
      ),
    );
  withExamples(cancel, setting, ['semestr certificates cancel 1027']);
}
