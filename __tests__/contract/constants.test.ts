import { ANNOUNCEMENT_TYPES } from '../../src/contract/announcement';
import { CATEGORY_ICONS, CATEGORY_LEVELS } from '../../src/contract/category';
import { isSameId } from '../../src/contract/ids';
import * as limits from '../../src/contract/limits';
import { POST_TYPES } from '../../src/contract/post';
import { PRIVILEGED_ROLE_SLUGS } from '../../src/contract/permissions';

describe('the constants of section 9', () => {
  it('stand as the specification gives them', () => {
    expect(limits).toMatchObject({
      SIDEBAR_BREAKPOINT: 768,
      BASE_PATH: '/build',
      AUTH_TOKEN_KEY: 'auth_token',
      AUTH_USER_KEY: 'auth_user',
      SEARCH_PAGE_SIZE: 5,
      PAGE_SIZE: { roles: 5, categories: 5, posts: 10, users: 10 },
      ROLE_SELECT_PAGE_SIZE: 50,
      PAGINATION_WINDOW: 1,
      TAGS_PER_ROW: 2,
      TAG_OPTION_LIMIT: 1000,
      PASSWORD_MIN_LENGTH: 6,
      PUZZLE: { width: 380, height: 250, accuracy: 1, images: 5, resetMs: 1000, throttleMs: 50 },
      ROLE_REDIRECT_MS: 200,
      CATEGORY_CLOSE_MS: 300,
    });
  });

  it('hold the types, levels and privileged roles', () => {
    expect(ANNOUNCEMENT_TYPES).toEqual(['pleasant', 'be careful', 'warning']);
    expect(POST_TYPES).toEqual(['post', 'knowledge']);
    expect(CATEGORY_LEVELS).toEqual([1, 2]);
    expect([...PRIVILEGED_ROLE_SLUGS].sort()).toEqual(['admin', 'super-admin', 'tech-admin']);
  });
});

describe('category icons', () => {
  it('are 24 different ones without seventeen', () => {
    expect(new Set(CATEGORY_ICONS).size).toBe(24);
    expect(CATEGORY_ICONS).toHaveLength(24);
    expect(CATEGORY_ICONS).not.toContain('category-seventeen');
  });

  it('count from one to twenty-five in hyphenated words', () => {
    expect(CATEGORY_ICONS[0]).toBe('category-one');
    expect(CATEGORY_ICONS.slice(15, 17)).toEqual(['category-sixteen', 'category-eighteen']);
    expect(CATEGORY_ICONS.slice(18, 20)).toEqual(['category-twenty', 'category-twenty-one']);
    expect(CATEGORY_ICONS[23]).toBe('category-twenty-five');
    expect(CATEGORY_ICONS.every((name) => /^category-[a-z]+(-[a-z]+)?$/.test(name))).toBe(true);
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
