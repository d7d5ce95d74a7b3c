import { roleName } from '../../../contract/roleName';
import { currentTexts } from './i18n';

export function roleNameOr<T>(english: T, role: unknown): string | T {
  const burmese = currentTexts().language === 'my' ? roleName(role, 'mm') : null;
  return burmese ?? english;
}
