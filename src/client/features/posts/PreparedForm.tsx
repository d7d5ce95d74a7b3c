import { Activity, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { loadPart } from '../../shared/ui/useLazy';
import { importEditor } from './importEditor';
import { importCreatePage, importEditPage } from './importPages';

/** The description that is opened next is read; resolves to a page with the form. */
async function prepare(description: string): Promise<ComponentType> {
  const [{ prepareDescription }, { PostCreatePage }] = await Promise.all([
    loadPart(importEditor),
    importCreatePage(),
    importEditPage(),
  ]);
  prepareDescription(description);
  return PostCreatePage;
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
 * once renders the form of a new post where nobody sees it, so that its styles are on the page and its code has run.
 * React gives hidden content the time that is left, and runs none of its effects. What is not ready is done when the
 * form is opened.
 */
export function PreparedForm({ description }: { description: string }) {
  const [Rehearsal, setRehearsal] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!mayPrepare()) return undefined;
    const rehearse = (page: ComponentType) => {
      if (!isRehearsed) setRehearsal(() => page);
      isRehearsed = true;
    };
    const handle = requestIdleCallback(
      () => void prepare(description).then(rehearse, () => undefined),
    );
    return () => cancelIdleCallback(handle);
  }, [description]);
  return Rehearsal && <Activity mode="hidden">{createPortal(<Rehearsal />, offstage)}</Activity>;
}
