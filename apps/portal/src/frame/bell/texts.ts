import { defineTexts } from '@semestr/core/texts';

/** Texts of the bell on every page; those of the list are loaded with it. */
export const bellTexts = defineTexts('bell', {
  ru: {
    title: 'Уведомления',
    unviewed_one: 'Уведомления, {{count}}\u00a0новое',
    unviewed_few: 'Уведомления, {{count}}\u00a0новых',
    unviewed_many: 'Уведомления, {{count}}\u00a0новых',
    unviewed_other: 'Уведомления, {{count}}\u00a0новых',
  },
  en: {
    title: 'Notifications',
    unviewed_one: 'Notifications, {{count}} new',
    unviewed_other: 'Notifications, {{count}} new',
  },
});
