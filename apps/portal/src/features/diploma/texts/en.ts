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
  oneAtATime: 'While a topic is being considered, no other can be suggested.',
  none: 'You have not suggested a topic yet',
  noneHint: 'Find a supervisor by surname: the form shows the topics they offer, or write your own.',
  suggestedOn: 'suggested on {{date, dayMonth}}',
  states: {
    suggested: 'Being considered',
    agreed: 'Agreed',
    approved: 'Approved',
    rejected: 'Refused',
  },
  next: {
    suggested: 'The supervisor has not answered yet; you will be notified of the decision.',
    agreed:
      'The supervisor agreed on {{date, dayMonth}}. Download the application, sign it and take it to the department, which approves the topic.',
    agreedSome:
      'The supervisor agreed. Download the application, sign it and take it to the department, which approves the topic.',
    approved: 'The department approved the topic on {{date, dayMonth}}.',
    approvedSome: 'The department approved the topic.',
    rejected: 'Refused on {{date, dayMonth}}.',
    rejectedSome: 'The topic was refused.',
    reason: '“{{reason}}”',
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
    agree: 'The supervisor agrees or refuses. Until then you can change or delete the topic.',
    apply: 'You download the application, sign it and take it to the department.',
    approve: 'The department approves the topic.',
  },
  form: {
    from: 'Where the supervisor is from',
    kinds: { employee: 'The university', external: 'Another organisation' },
    hints: {
      employee: 'Begin to type the surname',
      external: 'Who is not in the list can be added by the department',
    },
    surname: 'Surname',
    type: 'Type the beginning of the surname',
    noneFound: 'Nobody was found',
    noSupervisor: 'Choose a supervisor from the list',
    unknownSupervisor: 'This supervisor is no longer there. Choose another one',
    offers: 'Topics of the supervisor',
    noOffers: 'The supervisor offers no topics: write your own.',
    take: 'Take',
    taken: 'Taken',
    replaced: 'Your topic has been replaced by that of the supervisor.',
    topic: 'Topic',
    topicHint: 'In Russian, as it will stand in the order',
    belarusian: 'Topic in Belarusian',
    english: 'Topic in English',
    optional: 'Optional',
    justificationHint_one: 'Optional: why this topic, up to {{count}} character',
    justificationHint_other: 'Optional: why this topic, up to {{count}} characters',
    submit: 'Suggest the topic',
    submitHint: 'You can change and delete it until the supervisor answers.',
    save: 'Save',
    saveHint: 'The supervisor will see the topic as changed.',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;
