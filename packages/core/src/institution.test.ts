import { expect, it } from 'vitest';
import { institutionFaults, storedPhone } from './institution.ts';

it.each([
  ['taxNumber', '12345'],
  ['taxNumber', '1234567890'],
  ['taxNumber', 'AB1234567'],
  ['supportPhone', '8 017…'],
  ['supportPhone', '12'],
  ['supportPhone', '200-00-01, 200-00-02'],
  ['supportEmail', 'support@bgulc'],
  ['supportEmail', 'support'],
  ['supportEmail', 'a@example.by, b@example.by'],
  ['deansOfficePhone', 'приёмная'],
] as const)('institution: %s “%s” is impossible', (field, value) => {
  expect(institutionFaults({ [field]: value })).toEqual([field]);
});

it('institution: accepts typical values, and empty optional fields', () => {
  const values = { taxNumber: '100200300', supportPhone: '8 (017) 200-00-01', supportEmail: 'it@example.by' };
  expect(institutionFaults({ ...values, deansOfficePhone: null })).toEqual([]);
  expect(institutionFaults({ deansOfficePhone: '+7 495 123-45-67' })).toEqual([]);
});

it('institution: telephones are stored as they are dialled', () => {
  expect(storedPhone('8 (017) 200-00-01')).toBe('+375172000001');
  expect(storedPhone('+7 495 123-45-67')).toBe('+7 495 123-45-67');
});
