/**
 * Notes about calls that the routes cannot express, by the name of the call. Links are relative to
 * docs/own-server.md.
 */
export const NOTES: Record<string, string> = {
  'POST /api/login':
    'A wrong password is a 401 or a 422 with a message; see [sign-in](#sign-in-and-tokens).',
  'POST /api/logout':
    'The front end ignores the response, and a 204 will do. The token is worth nothing any more.',
  'POST /api/change-password':
    'A wrong current password is a 422 on `old_password`, never a 401, which would sign the user out.',
  'POST /api/sliders/{id}':
    'An update, with the additional field `_method=PUT`. `images[]` are new files, ' +
    '`removed_slider_image[]` the ids of images to remove. The front end omits an empty list.',
  'PUT /api/announcements/{id}':
    'A blank `text` takes the notice down; Laravel turns it into `null`. There is no deletion.',
  'GET /api/roles':
    'The form of a user asks for `per_page=50` and offers the roles of the response.',
  'GET /api/roles/permissions': 'A bare array.',
  'PUT /api/roles/{id}': 'The list of permissions may be empty.',
  'GET /api/categories':
    'Parents only. The select of parents asks for `per_page=100`, and for all further pages.',
  'GET /api/categories/{id}':
    'The **children** of the category, not the category itself. `parent` saves a call; without it the ' +
    'front end looks for the parent in `GET /api/categories`.',
  'POST /api/categories': '`parent_id` is `null` at level 1.',
  'GET /api/posts': 'Descriptions may be cut to an excerpt: the list shows one line of plain text.',
  'GET /api/posts/filter': 'The search is called `filter` here and `search` everywhere else.',
  'GET /api/posts/categories': 'All categories that a post can have, in one list.',
  'POST /api/posts':
    'The tags are sent as `tags[0]`, `tags[1]`, …, each an id. `backdate` is `DD-MM-YYYY` or empty, never ' +
    'missing; see [dates](#dates). `description_images[]` is missing if there are none.',
  'POST /api/posts/{id}':
    'An update, by a plain POST without `_method`. Without any `tags[…]` the post has no tags, which is a 422. ' +
    '`cover_image` and `description_images[]` are new files; `removed_cover_image` is `1` or missing.',
  'POST /api/tags': 'The form needs `data` of the response, because it selects the tag.',
  'PUT /api/users/{id}': 'Without a password.',
};
