interface NounRules {
  /** Its name in texts. */
  name: string;
  /** Its path in the API, `/api/{path}`. */
  path: string;
  /** Its component in the OpenAPI document. */
  component: string;
  /** What the service publishes, or who may do so. Only administrators read about access. */
  kind: 'content' | 'access';
  permissions: readonly string[];
  /** Whether each update raises its version, which the next one must name. */
  isVersioned: boolean;
  /**
   * Where its earlier states come from, `/api/{path}/{id}/versions`: from the audit trail, from an
   * endpoint of its own, or nowhere.
   */
  history: 'audit' | 'own' | 'none';
  /** Whether it can be restored after its deletion. */
  isTrashed: boolean;
  /**
   * What a write locks: the entity, or all of its kind, for rules about other entities such as
   * unique names.
   */
  locks: 'one' | 'all';
}

/**
 * Everything that users manage and the audit trail records, in the order in which screens show it.
 * Each list of nouns follows from this one: CONTRIBUTING.md.
 */
export const NOUNS = {
  slider: {
    name: 'Slider',
    path: 'sliders',
    component: 'Slider',
    kind: 'content',
    permissions: ['slider-create', 'slider-edit', 'slider-delete'],
    isVersioned: true,
    history: 'audit',
    isTrashed: true,
    locks: 'one',
  },
  announcement: {
    name: 'Announcement',
    path: 'announcements',
    component: 'Announcement',
    kind: 'content',
    permissions: ['announcement-create', 'announcement-edit'],
    isVersioned: true,
    history: 'own',
    isTrashed: false,
    locks: 'all',
  },
  'announcement-template': {
    name: 'Template',
    path: 'announcement-templates',
    component: 'AnnouncementTemplate',
    kind: 'content',
    permissions: [],
    isVersioned: true,
    history: 'none',
    isTrashed: false,
    locks: 'all',
  },
  role: {
    name: 'Role',
    path: 'roles',
    component: 'Role',
    kind: 'access',
    permissions: ['role-create', 'role-edit'],
    isVersioned: true,
    history: 'audit',
    isTrashed: false,
    locks: 'all',
  },
  category: {
    name: 'Category',
    path: 'categories',
    component: 'Category',
    kind: 'content',
    permissions: ['category-create', 'category-edit'],
    isVersioned: true,
    history: 'audit',
    isTrashed: false,
    locks: 'all',
  },
  tag: {
    name: 'Tag',
    path: 'tags',
    component: 'Tag',
    kind: 'content',
    permissions: [],
    isVersioned: false,
    history: 'none',
    isTrashed: false,
    locks: 'all',
  },
  post: {
    name: 'Post',
    path: 'posts',
    component: 'Post',
    kind: 'content',
    permissions: ['post-create', 'post-edit', 'post-delete'],
    isVersioned: true,
    history: 'audit',
    isTrashed: true,
    locks: 'one',
  },
  user: {
    name: 'User',
    path: 'users',
    component: 'User',
    kind: 'access',
    permissions: ['user-create', 'user-edit'],
    isVersioned: true,
    history: 'audit',
    isTrashed: false,
    locks: 'all',
  },
} as const satisfies Record<string, NounRules>;

type Nouns = typeof NOUNS;
export type Noun = keyof Nouns;

/** The nouns whose rule has one of these values. */
export type NounWith<Rule extends keyof NounRules, Value> = {
  [N in Noun]: Nouns[N][Rule] extends Value ? N : never;
}[Noun];

const isNoun = (name: string): name is Noun => name in NOUNS;

export const ALL_NOUNS = Object.keys(NOUNS).filter(isNoun);

export function nounsWith<Rule extends keyof NounRules, Value extends NounRules[Rule]>(
  rule: Rule,
  value: Value,
): NounWith<Rule, Value>[] {
  const rules: Readonly<Record<Noun, NounRules>> = NOUNS;
  const isWith = (noun: Noun): noun is NounWith<Rule, Value> => rules[noun][rule] === value;
  return ALL_NOUNS.filter(isWith);
}

/** The nouns whose deletions can be undone. */
export const TRASHED_NOUNS = nounsWith('isTrashed', true);
export type TrashedNoun = NounWith<'isTrashed', true>;
