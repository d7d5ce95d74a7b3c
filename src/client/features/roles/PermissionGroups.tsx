import Box from '@mui/material/Box';
import type { Ref } from 'react';
import type { Permission } from '../../../contract/permissions';
import { PermissionGroup } from './PermissionGroup';
import { groupPermissions } from './permissionGroups';

export interface PermissionGroupsProps {
  permissions: Permission[];
  /** Slugs of those that are ticked. */
  ticked: string[];
  /** Without it nothing can be changed. */
  onToggle?: (slug: string) => void;
  /** The first checkbox, for what moves the focus there. */
  firstRef?: Ref<HTMLInputElement>;
}

/** A checkbox for each permission, group by group. */
export function PermissionGroups({ permissions, firstRef, ...props }: PermissionGroupsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {groupPermissions(permissions).map(([group, members], index) => (
        <PermissionGroup
          key={group}
          group={group}
          permissions={members}
          firstRef={index === 0 ? firstRef : undefined}
          {...props}
        />
      ))}
    </Box>
  );
}
