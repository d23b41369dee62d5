import { places } from '@semestr/api/certificates';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

interface Place {
  office: string;
  name: string;
  isSealed: boolean;
}

/** Lists the places that certificates are issued for, and which of them need the seal. */
export async function listPlaces(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const offices = await clientOf(context).call(places, {});
  const rows = offices.flatMap((office) =>
    office.places.map(({ name, type }) => ({
      office: office.type,
      name,
      isSealed: type === 1 || type === 2,
    })),
  );
  const columns: Column<Place>[] = [
    { key: 'place', head: t('head.place'), value: ({ name }) => name },
    { key: 'seal', head: t('head.seal'), value: ({ isSealed }) => (isSealed ? t('types.sealed') : null) },
    { key: 'office', head: t('head.office'), value: ({ office }) => office },
  ];
  printRows(context, columns, rows, t('noPlaces'));
  return exit.ok;
}
