import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '../../../contract/audit';
import type { Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

export const activityRoutes: Screen[] = [
  {
    path: paths.Activity,
    handle: {
      ...{ title: 'Activity', crumbs: [{ label: 'Activity' }], isList: true },
      choices: {
        user_id: (value) => /^[1-9]\d{0,8}$/.test(value),
        action: (value) => AUDIT_ACTIONS.some((action) => action === value),
        noun: (value) => AUDIT_ENTITIES.some((noun) => noun === value),
      },
    },
    lazy: { Component: async () => (await import('./ActivityPage')).ActivityPage },
  },
];
