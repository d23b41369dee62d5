import { describe, expect, it } from 'vitest';
import { firstMissing, stepped, stepsOf } from './steps.ts';

const none = { faculty: null, speciality: null, course: null };
const whole = { faculty: '1', speciality: '2', course: '3' };

describe('the steps of an address', () => {
  it.each([
    ['faculty=1&speciality=2&course=3', whole],
    ['faculty=1&course=3', { ...none, faculty: '1' }], // a course of nothing
    ['speciality=2', none],
    ['faculty=1&speciality=x', { ...none, faculty: '1' }],
    ['faculty=0', none],
    ['faculty=2147483648', none],
    ['faculty=1&speciality=2&course=7', { ...whole, course: null }],
  ])('%s', (address, steps) => {
    expect(stepsOf(new URLSearchParams(address))).toEqual(steps);
  });
});

describe('another choice in a step', () => {
  it('keeps the steps before it, and those after it are chosen anew', () => {
    expect(stepped(whole, 'faculty', '9')).toEqual({ ...none, faculty: '9' });
    expect(stepped(whole, 'speciality', '9')).toEqual({ faculty: '1', speciality: '9', course: null });
    expect(stepped(whole, 'course', null)).toEqual({ ...whole, course: null });
  });
});

describe('what is still to be chosen', () => {
  it('is the first step without a choice', () => {
    expect(firstMissing(none)).toBe('faculty');
    expect(firstMissing({ ...none, faculty: '1' })).toBe('speciality');
    expect(firstMissing(whole)).toBeNull();
  });

  it('is looked for before a step where one is named', () => {
    expect(firstMissing({ ...none, faculty: '1' }, 'speciality')).toBeNull();
    expect(firstMissing({ ...none, faculty: '1' }, 'course')).toBe('speciality');
  });
});
