import type { savedReports } from '@semestr/api/built-reports';
import { dimensionNames, measureNames, viewNames } from '@semestr/core/built-reports';
import { RecordContextProvider } from 'react-admin';
import { choice } from '../../ui/kind/choices.tsx';
import type { Field } from '../../ui/kind/field.ts';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { moment, optional, readOnly, text } from '../../ui/kind/values.tsx';
import { OpenReport } from './OpenReport.tsx';

/** Names of the dimensions used as rows or columns, or restricted by conditions. */
const dimensions: Field<readonly string[]> = {
  text: (names, _source, say) => names.map((name) => say.choice('across', name)).join(', '),
};
const restrictedDimensions: Field<object> = {
  text: (filter, source, say) => dimensions.text(Object.keys(filter), source, say),
};

export default defineRecordType<typeof savedReports>({
  fields: {
    name: text(200),
    view: { ...readOnly(choice<string>(viewNames, { width: 224 })), Display: OpenReport },
    rows: readOnly(dimensions),
    across: readOnly(optional(choice<string>(dimensionNames))),
    measure: readOnly(choice<string>(measureNames)),
    filter: readOnly(restrictedDimensions),
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
