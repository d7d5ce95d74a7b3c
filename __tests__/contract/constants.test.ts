import { ANNOUNCEMENT_TYPES } from '../../src/contract/announcement';
import { CATEGORY_LEVELS } from '../../src/contract/category';
import { isSameId } from '../../src/contract/ids';
import * as limits from '../../src/contract/limits';
import { POST_TYPES } from '../../src/contract/post';
import { PRIVILEGED_ROLE_SLUGS } from '../../src/contract/permissions';

describe('the constants of the contract', () => {
  it('are those of the specification', () => {
    expect(limits).toMatchObject({
      BASE_PATH: '/build',
      SEARCH_PAGE_SIZE: 5,
      PAGE_SIZE: { roles: 5, categories: 5, posts: 10, users: 10 },
      PAGINATION_WINDOW: 1,
      PASSWORD_MIN_LENGTH: 6,
    });
  });

  it('include the types, levels and privileged roles', () => {
    expect(ANNOUNCEMENT_TYPES).toEqual(['pleasant', 'be careful', 'warning']);
    expect(POST_TYPES).toEqual(['post', 'knowledge']);
    expect(CATEGORY_LEVELS).toEqual([1, 2]);
    expect([...PRIVILEGED_ROLE_SLUGS].sort()).toEqual(['admin', 'super-admin', 'tech-admin']);
  });
});

describe('ids', () => {
  it.each([
    [1, '1', true],
    [1, 1, true],
    ['a1', 'a1', true],
    [1, '01', false],
    [1, 2, false],
  ])('%j and %j are the same: %s', (a, b, expected) => {
    expect(isSameId(a, b)).toBe(expected);
  });
});
