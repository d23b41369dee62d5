import type { savedReports } from '@semestr/api/built-reports';
import { viewNames } from '@semestr/core/built-reports';
import { RecordContextProvider } from 'react-admin';
import { choice } from '../../ui/kind/choices.tsx';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { moment, optional, readOnly, text } from '../../ui/kind/values.tsx';
import { OpenReport } from './OpenReport.tsx';

export default defineRecordType<typeof savedReports>({
  fields: {
    name: text(200),
    view: { ...readOnly(choice<string>(viewNames, { width: 224 })), Display: OpenReport },
    authorId: readOnly(optional(reference('users', 'name'))),
    createdAt: readOnly(moment),
  },
  columns: {
    name: {},
    view: {
      render: (report) => (
        <RecordContextProvider value={report}>
          <OpenReport value={report.view} source="view" isPlain={false} />
        </RecordContextProvider>
      ),
    },
    authorId: { width: 224 },
    createdAt: {},
  },
  sort: ['name', 'ASC'],
  filters: ['view', 'authorId', 'from', 'to'],
});
