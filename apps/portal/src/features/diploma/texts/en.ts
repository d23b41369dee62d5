import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  student: 'group {{group}}',
  begins: {
    diploma:
      'The topic of the diploma is chosen in year {{course}}, which begins for you in September {{year}}. You can agree on one with a supervisor earlier.',
    dissertation:
      'The topic of the dissertation is chosen in year {{course}}, which begins for you in September {{year}}. You can agree on one with a supervisor earlier.',
  },
  mine: 'My topics',
  suggest: 'Suggest a topic',
  suggestOther: 'Suggest another topic',
  hide: 'Hide',
  oneAtATime: 'You can suggest another topic once this one has been decided on.',
  none: 'You have not suggested a topic yet',
  noneHint: 'Find a supervisor by surname: the form shows the topics they offer, or write your own.',
  suggestedOn: 'suggested on {{date, dayMonth}}',
  next: {
    suggested: 'The supervisor has not answered yet; you will be notified of the decision.',
    agreed:
      'The supervisor agreed on {{date, dayMonth}}. Download the application, sign it and take it to the department, which approves the topic.',
    agreedSome:
      'The supervisor agreed. Download the application, sign it and take it to the department, which approves the topic.',
    approved: 'The department approved the topic on {{date, dayMonth}}.',
    approvedSome: 'The department approved the topic.',
    rejected: 'Rejected on {{date, dayMonth}}.',
    rejectedSome: 'The topic was rejected.',
  },
  supervisor: 'Supervisor',
  inBelarusian: 'In Belarusian',
  inEnglish: 'In English',
  justification: 'Justification',
  change: 'Change',
  delete: 'Delete',
  again: 'Suggest again',
  application: 'Application, .docx',
  suggested: 'The topic is suggested.',
  changed: 'The topic is changed.',
  deleted: 'The topic is deleted.',
  restored: 'The topic is suggested again.',
  steps: {
    title: 'How a topic is approved',
    suggest: 'You suggest a topic to a supervisor, of the university or of another organisation.',
    agree: 'The supervisor agrees or declines. Until then you can change or delete the topic.',
    apply: 'You download the application, sign it and take it to the department.',
    approve: 'The department approves the topic.',
  },
  form: {
    from: 'Where the supervisor is from',
    kinds: { employee: 'The university', external: 'Another organisation' },
    hints: {
      employee: 'Start typing the surname',
      external: 'If they are not in the list, your department can add them',
    },
    surname: 'Surname',
    type: 'Type the beginning of the surname',
    noneFound: 'Nobody found',
    noSupervisor: 'Choose a supervisor from the list',
    unknownSupervisor: 'This supervisor is no longer available. Choose another one',
    offers: 'Topics of the supervisor',
    noOffers: 'The supervisor offers no topics: write your own.',
    take: 'Take',
    taken: 'Taken',
    replaced: 'Your topic has been replaced with the supervisor’s.',
    topic: 'Topic',
    topicHint: 'In Russian, as it will appear in the order',
    belarusian: 'Topic in Belarusian',
    english: 'Topic in English',
    optional: 'Optional',
    justificationHint_one: 'Optional: why this topic, up to {{count}} character',
    justificationHint_other: 'Optional: why this topic, up to {{count}} characters',
    submit: 'Suggest the topic',
    submitHint: 'You can change or delete it until the supervisor answers.',
    save: 'Save',
    saveHint: 'The supervisor will see the changed topic.',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;
