import type { PermissionSlug } from '../contract/permissions';
import type { RoleName } from '../contract/role';
import type { Services } from '../server/http/services';
import { createRole } from '../server/store/roles';
import { inTransaction } from '../server/store/store';

interface DemoRole {
  slug: string;
  name: RoleName;
  permissions: PermissionSlug[];
}

/** Besides the four that every store starts with. A viewer sees every screen and can change nothing. */
const ROLES: DemoRole[] = [
  { slug: 'viewer', name: { en: 'Viewer', mm: 'ကြည့်ရှုသူ' }, permissions: [] },
  {
    slug: 'forecaster',
    name: { en: 'Forecaster', mm: 'မိုးလေဝသ ခန့်မှန်းသူ' },
    permissions: ['announcement-create', 'announcement-edit', 'post-create', 'post-edit'],
  },
  {
    slug: 'hydrologist',
    name: { en: 'Hydrologist', mm: 'ဇလဗေဒပညာရှင်' },
    permissions: ['post-create', 'post-edit'],
  },
  {
    slug: 'duty-officer',
    name: { en: 'Duty Officer', mm: 'တာဝန်ကျအရာရှိ' },
    permissions: ['announcement-edit', 'slider-create', 'slider-edit'],
  },
  {
    slug: 'translator',
    name: { en: 'Translator', mm: 'ဘာသာပြန်သူ' },
    permissions: ['post-edit', 'announcement-edit'],
  },
  {
    slug: 'photographer',
    name: { en: 'Photographer', mm: 'ဓာတ်ပုံဆရာ' },
    permissions: ['slider-create', 'slider-edit', 'slider-delete'],
  },
  {
    slug: 'librarian',
    name: { en: 'Knowledge Librarian', mm: 'ဗဟုသုတ စာကြည့်တိုက်မှူး' },
    permissions: ['category-create', 'category-edit', 'post-create', 'post-edit'],
  },
  {
    slug: 'staff-manager',
    name: { en: 'Staff Manager', mm: 'ဝန်ထမ်းရေးရာ တာဝန်ခံ' },
    permissions: ['role-create', 'role-edit', 'user-create', 'user-edit'],
  },
];

/** Adds the demo's roles, so that their list has a second and a third page. */
export async function addDemoRoles({ db, now }: Services): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const role of ROLES) await createRole(trx, role, now());
  });
}
