import { isBlank } from './text';

type Text = string | null;

/** A role's name in any of the forms that answers carry (section 3, readings 54). */
export interface NamedRole {
  name?: { en?: Text; mm?: Text; label?: Text } | Text;
  en?: Text;
  mm?: Text;
  label?: Text;
}

/**
 * The name of a role in one language, or `null` where it has none. A name that is a bare text or a
 * `label` is taken for the English one. Stands apart from the form's schema, so that a list can
 * show a role without loading yup.
 */
export function roleName(role: NamedRole | null | undefined, language: 'en' | 'mm'): Text {
  if (!role) return null;
  const { name } = role;
  const named = typeof name === 'string' ? { en: name } : (name ?? {});
  const found = [named, role].flatMap((source) =>
    language === 'en' ? [source.en, source.label] : [source.mm],
  );
  return found.find((text) => !isBlank(text)) ?? null;
}
