import { templateUses, type requestTemplates } from '@semestr/api/request-threads';
import { requestKinds } from '@semestr/core/requests/kinds';
import { MAX_REASON } from '@semestr/core/requests/lifecycle';
import { requestTexts } from '@semestr/core/requests/texts';
import { translator } from '@semestr/core/texts';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice, namedChoice } from '../../ui/kind/choices.tsx';
import { number, optional, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

const useProposals = () => ({ order: useNextOrder('request-templates') });

export default defineRecordType<typeof requestTemplates>({
  fields: {
    use: choice(templateUses),
    kind: optional(
      namedChoice(requestKinds, (kind, language) => translator(requestTexts, language)(`${kind}.names`), {
        width: 200,
      }),
    ),
    text: text(MAX_REASON),
    order: number(0, 30_000),
  },
  columns: {
    text: {},
    use: {},
    kind: {},
    order: {},
  },
  sort: ['order', 'ASC'],
  useProposals,
  defaults: { use: 'question', order: 0 },
});
