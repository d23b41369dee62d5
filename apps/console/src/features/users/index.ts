import { KeyRound } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { userTexts } from './texts.ts';

/**
 * Accounts: created and updated here for employees and additional administrators. Students' accounts are created with
 * the student.
 */
export const users = defineResource({
  name: 'users',
  section: 'people',
  area: 'accounts',
  icon: KeyRound,
  gender: 'masculine',
  texts: userTexts,
  calls: async () => {
    const { users: read, create, update } = await import('@semestr/api/accounts');
    return { ...read, create, update };
  },
  represent: ({ name }) => name,
  pages: {
    list: () => import('./UserList.tsx'),
    show: () => import('./UserShow.tsx'),
    create: () => import('./UserCreate.tsx'),
    edit: () => import('./UserEdit.tsx'),
  },
});
