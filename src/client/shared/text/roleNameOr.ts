import { roleName } from '../../../contract/roleName';
import { currentTexts } from './i18n';

/**
 * Returns the Burmese name of a role if the page is Burmese and the role has one, else `english`.
 */
export function roleNameOr<T>(english: T, role: unknown): string | T {
  const burmese = currentTexts().language === 'my' ? roleName(role, 'mm') : null;
  return burmese ?? english;
}
