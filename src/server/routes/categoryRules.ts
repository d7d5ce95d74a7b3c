import { categorySchema } from '../../contract/category';
import { visibleText } from '../../contract/fields';
import { isBlank } from '../../contract/text';

/** A path on this site. A second slash, or what browsers take for one, would leave it. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;
const SECURE_ADDRESS = /^https:\/\/\S+$/i;

/** Whether an address can only ever stand for something to be fetched: no script, no other scheme. */
function isImageAddress(text: string): boolean {
  return PATH.test(text) || (SECURE_ADDRESS.test(text) && URL.canParse(text));
}

/** The form's rules; and an icon is the address of an image, here or elsewhere (section 3). */
export const storedCategorySchema = categorySchema.shape({
  icon: visibleText('Please select a category icon.').test(
    'address',
    'The icon must be a path on this site or an https address.',
    (text) => isBlank(text) || isImageAddress(text),
  ),
});
