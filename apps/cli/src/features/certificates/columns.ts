import type { Certificate } from '@semestr/api/certificates';
import { certificateStatus, type CertificateState } from '@semestr/core/certificates';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { isoOf } from '../../io/dates.ts';
import type { Column } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

const stateOf = (status: Certificate['status']): CertificateState =>
  status === certificateStatus.printed
    ? 'printed'
    : status === certificateStatus.rejected
      ? 'rejected'
      : 'processing';

/** Columns of the list of certificates. */
export function columnsOf(language: Language): Column<Certificate>[] {
  const t = translator(texts, language);
  return [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'ordered', head: t('head.ordered'), value: ({ dateOrder }) => isoOf(dateOrder) },
    {
      key: 'type',
      head: t('head.type'),
      value: ({ certificateType }) => certificateType,
      display: ({ certificateType }) => codeWord('certificate', certificateType, language),
    },
    { key: 'place', head: t('head.place'), value: ({ provisionPlace }) => provisionPlace },
    ownStateColumn('certificates', {
      head: t('head.state'),
      language,
      stateOf: ({ status }) => stateOf(status),
    }),
    { key: 'issued', head: t('head.issued'), value: ({ issueDate }) => isoOf(issueDate) },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
}
