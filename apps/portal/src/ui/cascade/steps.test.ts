import { describe, expect, it } from 'vitest';
import { firstMissingStep, withStep, stepsOf } from './steps.ts';

const none = { faculty: null, speciality: null, course: null };
const whole = { faculty: '1', speciality: '2', course: '3' };

describe('steps in an address', () => {
  it.each([
    ['faculty=1&speciality=2&course=3', whole],
    ['faculty=1&course=3', { ...none, faculty: '1' }], // a course without a speciality
    ['speciality=2', none],
    ['faculty=1&speciality=x', { ...none, faculty: '1' }],
    ['faculty=0', none],
    ['faculty=2147483648', none],
    ['faculty=1&speciality=2&course=7', { ...whole, course: null }],
  ])('cascade: reads the steps of the address "%s"', (address, steps) => {
    expect(stepsOf(new URLSearchParams(address))).toEqual(steps);
  });
});

describe('changing a step', () => {
  it('cascade: changing a step keeps the earlier steps and clears the later ones', () => {
    expect(withStep(whole, 'faculty', '9')).toEqual({ ...none, faculty: '9' });
    expect(withStep(whole, 'speciality', '9')).toEqual({ faculty: '1', speciality: '9', course: null });
    expect(withStep(whole, 'course', null)).toEqual({ ...whole, course: null });
  });
});

describe('first missing step', () => {
  it('cascade: the first missing step is the first without a selection', () => {
    expect(firstMissingStep(none)).toBe('faculty');
    expect(firstMissingStep({ ...none, faculty: '1' })).toBe('speciality');
    expect(firstMissingStep(whole)).toBeNull();
  });

  it('cascade: only looks for missing steps before a given step', () => {
    expect(firstMissingStep({ ...none, faculty: '1' }, 'speciality')).toBeNull();
    expect(firstMissingStep({ ...none, faculty: '1' }, 'course')).toBe('speciality');
  });
});
