import { normalizeImages } from '../../src/contract/image';
import { roleName } from '../../src/contract/roleName';
import type { NamedRole } from '../../src/contract/roleName';

const url = '/images/a.webp';

describe('normalizeImages', () => {
  it.each([
    ['an array', [{ id: 1, url, size: 9 }], [{ id: 1, url, size: 9 }]],
    ['a single object', { id: 1, url, size: 9 }, [{ id: 1, url, size: 9 }]],
    ['null', null, []],
    ['nothing', undefined, []],
    ['an empty array', [], []],
    ['a missing size', { id: 1, url }, [{ id: 1, url, size: 0 }]],
    ['a null size', { id: 1, url, size: null }, [{ id: 1, url, size: 0 }]],
    ['a size as text', { id: 1, url, size: '1499' }, [{ id: 1, url, size: 1499 }]],
    ['a size that is none', { id: 1, url, size: '12 KB' }, [{ id: 1, url, size: 0 }]],
    ['an id as text', { id: 'x7', url, size: 9 }, [{ id: 'x7', url, size: 9 }]],
    ['a missing id', { url, size: 9 }, [{ id: url, url, size: 9 }]],
    ['further keys', { id: 1, url, size: 9, name: 'a' }, [{ id: 1, url, size: 9 }]],
    ['entries without an address', [null, {}, { id: 1 }, { id: 2, url: '' }, 'a.webp'], []],
  ])('reads %s', (_, value, expected) => {
    expect(normalizeImages(value)).toEqual(expected);
  });
});

const name = { en: 'Editor', mm: 'အယ်ဒီတာ' };

describe('roleName', () => {
  it.each<[string, NamedRole | null | undefined, string | null, string | null]>([
    ['a name object', { name }, 'Editor', 'အယ်ဒီတာ'],
    ['a name as text', { name: 'Editor' }, 'Editor', null],
    ['names on the role itself', name, 'Editor', 'အယ်ဒီတာ'],
    ['a label', { label: 'Editor' }, 'Editor', null],
    ['a label in the name', { name: { label: 'Editor', mm: name.mm } }, 'Editor', 'အယ်ဒီတာ'],
    ['a name before a label', { name, label: 'Other' }, 'Editor', 'အယ်ဒီတာ'],
    ['a blank name before a label', { name: { en: ' ' }, label: 'Editor' }, 'Editor', null],
    ['blank names', { name: { en: '', mm: '\u200B' } }, null, null],
    ['name null', { name: null }, null, null],
    ['no names', {}, null, null],
    ['no role', null, null, null],
    ['nothing', undefined, null, null],
  ])('reads %s', (_, role, en, mm) => {
    expect([roleName(role, 'en'), roleName(role, 'mm')]).toEqual([en, mm]);
  });
});
