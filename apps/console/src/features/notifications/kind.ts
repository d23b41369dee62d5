import type { notifications } from '@semestr/api/notifications';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { moment, text, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof notifications>({
  fields: {
    createdAt: moment,
    userId: reference('users', 'name'),
    type: choice(['INFO', 'SUCCESS', 'FAILURE']),
    message: text(5000, { isLong: true }),
    isViewed: yesNo,
  },
  columns: {
    message: {},
    userId: { width: 240 },
    type: { width: 120 },
    isViewed: { width: 104 },
    createdAt: {},
  },
  sort: ['createdAt', 'DESC'],
  filters: ['type', 'isViewed', 'groupId', 'from', 'to'],
});
