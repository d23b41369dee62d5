import { describe, expect, it } from 'vitest';
import {
  employeeLinkFault,
  employeeLinkNames,
  employeeLinkTypes,
  employeeNoteFault,
} from './employee-links.ts';

describe('a link of an employee', () => {
  it.each([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'HTTPS://orcid.example.org/0000-0002-0000-0000',
    ' https://пример.бел/страница ',
  ])('may be %s', (link) => {
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
  ])('cannot be «%s»', (link, reason) => {
    expect(employeeLinkFault(link)).toBe(reason);
  });

  it('has a name for each type', () => {
    expect(Object.keys(employeeLinkNames)).toEqual([...employeeLinkTypes]);
  });
});

it('a note holds no marks of HTML', () => {
  expect(employeeNoteFault('R & D, «данные»: 2 + 2 = 4')).toBeNull();
  for (const content of ['<b>', 'a < b', 'b > a']) expect(employeeNoteFault(content)).toBe('format');
});
