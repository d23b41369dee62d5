import { describe, expect, it } from 'vitest';
import {
  employeeLinkFault,
  employeeLinkNames,
  employeeLinkTypes,
  employeeNoteFault,
} from './employee-links.ts';

describe('employee links', () => {
  it.each([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'HTTPS://orcid.example.org/0000-0002-0000-0000',
    ' https://пример.бел/страница ',
  ])('employee links: accepts %s', (link) => {
    expect(employeeLinkFault(link.trim())).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['example.org', 'format'],
    ['@name', 'format'],
    ['mailto:name@example.org', 'format'],
    ['javascript:alert(1)', 'format'],
    ['java\tscript:alert(1)', 'format'],
    ['data:text/html,x', 'format'],
    ['ftp://example.org', 'format'],
    ['https://name@example.org', 'format'],
    ['https://example.org/<script>', 'format'],
    ['//example.org', 'format'],
  ])('employee links: rejects «%s»', (link, reason) => {
    expect(employeeLinkFault(link)).toBe(reason);
  });

  it('employee links: every type has a name', () => {
    expect(Object.keys(employeeLinkNames)).toEqual([...employeeLinkTypes]);
  });
});

it('employee links: a note contains no HTML tags', () => {
  expect(employeeNoteFault('R & D, «данные»: 2 + 2 = 4')).toBeNull();
  for (const content of ['<b>', 'a < b', 'b > a']) expect(employeeNoteFault(content)).toBe('format');
});
