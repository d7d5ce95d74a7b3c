import { AUDIT_ACTIONS } from '../../../contract/audit';
import { ALL_NOUNS } from '../../../contract/nouns';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

export const activityRoutes: Screen[] = [
  {
    path: paths.Activity,
    handle: {
      ...{ title: 'Activity', crumbs: [{ label: 'Activity' }], isList: true },
      choices: {
        user_id: (value) => /^[1-9]\d{0,8}$/.test(value),
        action: (value) => AUDIT_ACTIONS.some((action) => action === value),
        noun: (value) => ALL_NOUNS.some((noun) => noun === value),
      },
    },
    lazy: { Component: async () => (await import('./ActivityPage')).ActivityPage },
  },
];
