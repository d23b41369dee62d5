import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  reason: 'Reason: {{reason}}',
  certificate: {
    again: 'The decision on your certificate was withdrawn; it is being considered again: {{place}}.',
    printed: 'Your certificate is ready: {{place}}. You can collect it.',
    rejected: 'Your certificate was rejected: {{place}}.',
    withdrawn: 'Your certificate was withdrawn and is no longer valid: {{place}}.',
  },
  omissions: {
    again:
      'The decision on your request to excuse days was withdrawn; it is being considered again: {{from}}–{{to}}.',
    accepted:
      'Your request to excuse days was accepted: {{from}}–{{to}}. Your absences on these days are excused.',
    rejected: 'Your request to excuse days was rejected: {{from}}–{{to}}.',
  },
  markSheet: {
    again: 'The decision on your mark sheet was withdrawn; it is being considered again: {{subject}}.',
    printed: 'Your mark sheet is ready: {{subject}}. You can collect it at the dean’s office.',
    rejected: 'Your mark sheet was rejected: {{subject}}.',
    withdrawn: 'Your mark sheet was withdrawn and is no longer valid: {{subject}}.',
  },
  study: {
    again: 'The decision on your study application was withdrawn; it is being considered again: {{subject}}.',
    unsigned: 'Your study application was approved: {{subject}}. Please sign the contract.',
    signed: 'The contract for your studies is signed: {{subject}}.',
    finished: 'You have finished your studies: {{subject}}.',
    rejected: 'Your study application was rejected: {{subject}}.',
  },
  practice: {
    again:
      'The decision on your application for practice was withdrawn; it is being considered again: {{enterprise}}.',
    approved: 'Your application for practice was approved: {{enterprise}}.',
    rejected: 'Your application for practice was rejected: {{enterprise}}.',
  },
  topic: {
    again: 'The decision on your topic was withdrawn; it is being considered again: “{{topic}}”.',
    agreed: 'Your supervisor agrees with the topic “{{topic}}”. The application is ready.',
    approved: 'Your topic was approved: “{{topic}}”.',
    rejected: 'Your topic was rejected: “{{topic}}”.',
  },
  dormitory: {
    again: 'The decision on your application for the dormitory was withdrawn; it is being considered again.',
    accepted: 'Your documents for the dormitory were accepted. Place in the queue: {{place}}.',
    settling: 'You have been given a room in the dormitory: {{room}}. You can move in.',
    settled: 'You have moved into the dormitory: {{room}}.',
    rejected: 'Your application for the dormitory was rejected.',
    evicted: 'You have been moved out of the dormitory.',
  },
  profiling: {
    again:
      'The decision on your application for the specialisation was withdrawn; it is being considered again: {{specialization}}.',
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
    hidden: 'An administrator has hidden your CV: other users no longer see it.',
    shown: 'An administrator has published your CV: other users can see it.',
    changed: 'An administrator has changed your CV. Check that it is correct.',
  },
  excuse: 'Request No. {{number}}',
  announcement: 'Announcement for {{date}}: {{content}}',
  contactChanged: {
    phone:
      'An administrator has changed your phone number: {{value}}. If you did not ask for it, contact the dean’s office.',
    email:
      'An administrator has changed your e-mail: {{value}}. If you did not ask for it, contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;
