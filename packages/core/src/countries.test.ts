import { expect, it } from 'vitest';
import { countriesByName, countryCodes, parseCountry, countryName } from './countries.ts';

it('countries: each code has a unique name, by which tables find it', () => {
  for (const language of ['ru', 'en', 'be'] as const) {
    const names = countryCodes.map((code) => countryName(code, language));
    expect(new Set(names).size).toBe(countryCodes.length);
    for (const [index, name] of names.entries()) expect(parseCountry(name)).toBe(countryCodes[index]);
  }
});

it('countries: tables may contain codes, or the names that documents use', () => {
  expect(parseCountry('by')).toBe('BY');
  expect(parseCountry(' РБ ')).toBe('BY');
  expect(parseCountry('Республика Беларусь')).toBe('BY');
  expect(parseCountry('КНР')).toBe('CN');
  expect(parseCountry('Атлантида')).toBeNull();
  expect(countryName('ZZ', 'ru')).toBe('ZZ');
});

it('countries: forms list countries by name', () => {
  const names = countriesByName('ru').map((code) => countryName(code, 'ru'));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')));
  expect(names).toContain('Беларусь');
});
