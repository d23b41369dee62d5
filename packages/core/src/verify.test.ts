import { describe, expect, it } from 'vitest';
import { paperOfText, paperOfToken, type SignedPaper, textOfPaper, findToken, verifyPath } from './verify.ts';

const paper: SignedPaper = {
  kind: 'certificate',
  id: 7,
  number: '117',
  date: '2026-11-20',
  holder: 'Лисицкая Анна Игоревна',
};
const signature = `${'s'.repeat(85)}A`;
const reader = {
  decode: () => textOfPaper(paper),
  isSigned: (part: string, signed: string) => part === 'part' && signed === signature,
};

describe('tokens of papers', () => {
  it('paper token: contains the paper that was signed', () => {
    expect(paperOfToken(`part.${signature}`, reader)).toEqual(paper);
  });

  it.each([
    '',
    'part',
    `other.${signature}`,
    `part.${'s'.repeat(86)}`,
    `part.${signature}A`,
    `.${signature}`,
  ])('paper token: %s is invalid', (token) => {
    expect(paperOfToken(token, reader)).toBeNull();
  });

  it('paper token: is found in a link and in the text around it', () => {
    const token = `part.${signature}`;
    expect(findToken(`https://portal.example${verifyPath(token)}`)).toBe(token);
    expect(findToken(`/Keywords (https://portal.example${verifyPath(token)}) /Title`)).toBe(token);
    expect(findToken('https://portal.example/verify/part')).toBeNull();
  });
});

it.each([
  'x',
  '{}',
  '[]',
  '["diploma",7,"117","2026-11-20","Лисицкая"]',
  '["certificate","7","117","2026-11-20","Лисицкая"]',
  '["certificate",7,117,"2026-11-20","Лисицкая"]',
  '["certificate",7,"117","2026-13-20","Лисицкая"]',
])('paper token: %s contains no paper', (text) => {
  expect(paperOfText(text)).toBeNull();
});
