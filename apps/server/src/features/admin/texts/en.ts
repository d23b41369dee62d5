import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  reason: 'Reason: {{reason}}',
  certificate: {
    again: 'The decision on your certificate was taken back; it is being considered again: {{place}}.',
    printed: 'Your certificate is ready: {{place}}. You can collect it.',
    rejected: 'Your certificate was refused: {{place}}.',
    withdrawn: 'Your certificate was withdrawn and is no longer valid: {{place}}.',
  },
  omissions: {
    again:
      'The decision on your request about a good reason was taken back; it is being considered again: {{from}}–{{to}}.',
    accepted:
      'Your request about a good reason was accepted: {{from}}–{{to}}. What you missed on these days is excused.',
    rejected: 'Your request about a good reason was rejected: {{from}}–{{to}}.',
  },
  markSheet: {
    again: 'The decision on your mark sheet was taken back; it is being considered again: {{subject}}.',
    printed: 'Your mark sheet is ready: {{subject}}. You can collect it at the dean’s office.',
    rejected: 'Your mark sheet was refused: {{subject}}.',
    withdrawn: 'Your mark sheet was withdrawn and is no longer valid: {{subject}}.',
  },
  study: {
    again:
      'The decision on your study application was taken back; it is being considered again: {{subject}}.',
    unsigned: 'Your study application was approved: {{subject}}. Please sign the contract.',
    signed: 'The contract for your studies is signed: {{subject}}.',
    finished: 'You have finished your studies: {{subject}}.',
    rejected: 'Your study application was rejected: {{subject}}.',
  },
  practice: {
    again:
      'The decision on your request for practice was taken back; it is being considered again: {{enterprise}}.',
    approved: 'Your place for practice was approved: {{enterprise}}.',
    rejected: 'Your request for practice was rejected: {{enterprise}}.',
  },
  topic: {
    again: 'The decision on your topic was taken back; it is being considered again: “{{topic}}”.',
    agreed: 'Your supervisor agrees with the topic “{{topic}}”. The application is ready.',
    approved: 'Your topic was approved: “{{topic}}”.',
    rejected: 'Your topic was rejected: “{{topic}}”.',
  },
  dormitory: {
    again: 'The decision on your application for the dormitory was taken back; it is being considered again.',
    accepted: 'Your documents for the dormitory were accepted. Place in the queue: {{place}}.',
    settling: 'You have been given a room in the dormitory: {{room}}. You can move in.',
    settled: 'You have moved into the dormitory: {{room}}.',
    rejected: 'Your application for the dormitory was rejected.',
    evicted: 'You have been moved out of the dormitory.',
  },
  profiling: {
    again:
      'The decision on your application for the specialisation was taken back; it is being considered again: {{specialization}}.',
    enrolled: 'You have been enrolled in the specialisation: {{specialization}}.',
    rejected: 'Your application for the specialisation was rejected: {{specialization}}.',
    elsewhere: 'You have been enrolled in another specialisation.',
  },
  mark: {
    set: 'Mark in your markbook: {{discipline}} — {{mark}}.',
    changed: 'Mark in your markbook: {{discipline}} — {{mark}} (it was {{before}}).',
    removed: 'Removed from your markbook: {{discipline}} — {{mark}}.',
  },
  lessonMark: {
    set: 'Mark for a lesson: {{subject}}, {{type}}, {{date}} — {{mark}}.',
    changed: 'Mark for a lesson: {{subject}}, {{type}}, {{date}} — {{mark}} (it was {{before}}).',
    removed: 'Mark for a lesson removed: {{subject}}, {{type}}, {{date}} — {{mark}}.',
  },
  cv: {
    hidden: 'An administrator has hidden your CV: others do not see it.',
    shown: 'An administrator has published your CV: others see it.',
    changed: 'An administrator has changed your CV. Please check that it is right.',
  },
  excuse: 'Request No. {{number}}',
  announcement: 'Announcement for {{date}}: {{content}}',
  contactChanged: {
    phone:
      'An administrator gave your account another phone number: {{value}}. If you did not ask for it, contact the dean’s office.',
    email:
      'An administrator gave your account another e-mail: {{value}}. If you did not ask for it, contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;
