import { act } from '@testing-library/react';
import type { AuditEvent } from '../../../src/contract/audit';
import { subjectOf } from '../../../src/client/features/activity/activityTexts';
import { currentTexts, ENGLISH, setTexts } from '../../../src/client/shared/text/i18n';

const event: AuditEvent = {
  id: 1,
  created_at: '2026-06-01T20:35:00.000Z',
  user: null,
  action: 'create',
  noun: 'role',
  noun_id: 9,
  name: 'Editor',
  name_mm: 'အယ်ဒီတာ',
  concern: null,
  request_id: 'r-1',
  address: '203.0.113.7',
};

const subject = (more: Partial<AuditEvent> = {}) =>
  subjectOf(
    (key) => key,
    { ...event, ...more },
    () => '',
  );

afterEach(() => act(() => setTexts(ENGLISH)));

it('names a role in the language of the page', () => {
  expect(subject()).toBe('Role: Editor');
  act(() => setTexts({ ...currentTexts(), language: 'my' }));
  expect(subject()).toBe('Role: အယ်ဒီတာ');
  expect(subject({ name_mm: '' })).toBe('Role: Editor');
});

it('names anything by its plain text, or by its id', () => {
  expect(subject({ noun: 'post', name: '<b>Rain</b>', name_mm: '' })).toBe('Post: Rain');
  expect(subject({ noun: 'slider', name: '', name_mm: '' })).toBe('Slider: #9');
});
