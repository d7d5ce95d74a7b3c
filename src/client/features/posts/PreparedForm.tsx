import { Activity, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../shared/i18n';
import { toPlainText } from '../../shared/text/html';
import { PageHeader } from '../../shared/ui/PageHeader';
import { loadPart } from '../../shared/ui/useLazy';
import { importEditor } from './importEditor';
import { importEditPage } from './importPages';
import type { PostEditForm } from './PostEditPage';
import { categoryOf } from './postFormValues';
import type { StoredPost } from './readPost';

/** The description that is opened next is read; resolves to the form. */
async function prepare(description: string): Promise<typeof PostEditForm> {
  const [{ prepareDescription }, page] = await Promise.all([
    loadPart(importEditor),
    importEditPage(),
  ]);
  prepareDescription(description);
  return page.PostEditForm;
}

/** Not where the device is set to save data, which Chromium alone says, nor in Safari, which has no idle callbacks before 26. */
function mayPrepare(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && 'requestIdleCallback' in window;
}

/** Of no document: nobody sees what is rendered into it, and it needs no layout. */
const offstage = document.createElement('div');

let isRehearsed = false;

/**
 * Prepares the form with its editor while somebody reads a post: loads both, reads the description into the editor, and
 * once renders the form, but for its text, where nobody sees it, so that its styles are on the page and its code has run.
 * React gives hidden content the time that is left, and runs none of its effects. What is not ready is done when the
 * form is opened.
 */
export function PreparedForm({ post }: { post: StoredPost }) {
  const { t } = useTranslation();
  const { title, description } = post;
  const [Form, setForm] = useState<typeof PostEditForm | null>(null);
  useEffect(() => {
    if (!mayPrepare()) return undefined;
    const rehearse = (form: typeof PostEditForm) => {
      if (!isRehearsed) setForm(() => form);
      isRehearsed = true;
    };
    const handle = requestIdleCallback(
      () => void prepare(description).then(rehearse, () => undefined),
    );
    return () => cancelIdleCallback(handle);
  }, [description]);
  return (
    Form && (
      <Activity mode="hidden">
        {createPortal(
          <>
            <PageHeader title={t('Edit Post')} subject={toPlainText(title)} />
            <Form post={{ ...post, description: '' }} category={categoryOf(post, undefined)} />
          </>,
          offstage,
        )}
      </Activity>
    )
  );
}
