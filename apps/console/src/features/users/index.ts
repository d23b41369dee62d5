import { KeyRound } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { userTexts } from './texts.ts';

/**
 * Accounts. Those of employees and additional administrators are created and edited here, those of students with
 * the student.
 */
export const users = defineResource({
  name: 'users',
  section: 'people',
  area: 'accounts',
  formArea: 'administration',
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
