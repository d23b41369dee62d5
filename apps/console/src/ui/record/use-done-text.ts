import { useTexts } from '@semestr/ui/language.tsx';
import { type RaRecord, useGetResourceLabel, useResourceDefinition } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { uiTexts } from '../texts/index.ts';
import { useRecordName } from './use-record-name.ts';

type Done = 'created' | 'updated' | 'deleted';

/**
 * Returns a function that reports what was done with a record of this type: "Group added: 651001".
 * @param title label of a record that is derived from other records; while it is missing, only the type is named
 */
export function useDoneText(
  resource: string,
): (done: Done, record: Partial<RaRecord> | undefined, title?: string) => string {
  const t = useTexts(uiTexts);
  const kind = useGetResourceLabel()(resource, 1);
  const nameOf = useRecordName(resource);
  const { options } = useResourceDefinition<Placement>({ resource });
  const gender = options?.gender ?? 'masculine';
  return (done, record, title = '') => {
    const name = options?.namedAfter ? title : nameOf(record);
    const sentence = t(`done.${done}.${gender}`, { kind });
    return name === '' ? sentence : t('done.named', { sentence, name });
  };
}
