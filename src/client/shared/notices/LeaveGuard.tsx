import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import type { Location, NavigateOptions, To } from 'react-router';
import { isRecord } from '../../../contract/records';
import { isLeaving as isPageLeaving } from '../newVersion';
import { useTranslation } from '../text/i18n';
import { useNotices } from './useNotices';

/** A form that may have something in it that is not saved. */
interface GuardedForm {
  isChanged: () => boolean;
  /** Keeps what was entered on this device. Resolves to whether all of it is kept. */
  keep: () => Promise<boolean>;
  /** Forgets what was kept. */
  discard: () => void;
}

/** The forms of a page or of a dialog. */
interface LeaveScope {
  /** @returns what removes it */
  add: (form: GuardedForm) => () => void;
  changed: () => GuardedForm[];
}

function makeScope(): LeaveScope {
  const forms = new Set<GuardedForm>();
  return {
    add(form) {
      forms.add(form);
      return () => void forms.delete(form);
    },
    changed: () => [...forms].filter(({ isChanged }) => isChanged()),
  };
}

/** An open dialog or overlay. */
interface Layer {
  scope: LeaveScope;
  /** Closes it without a question. */
  close: () => void;
}

interface LeaveGuards {
  page: LeaveScope;
  /** Those that are open, the topmost last. */
  layers: Layer[];
  /** @returns what removes it */
  open: (layer: Layer) => () => void;
  /** Whether an error is shown in place of the page. */
  hasFailed: boolean;
  /** An error is shown. @returns what says that it is gone */
  fail: () => () => void;
}

function makeGuards(onChange: () => void): LeaveGuards {
  const guards: LeaveGuards = {
    page: makeScope(),
    layers: [],
    hasFailed: false,
    fail() {
      guards.hasFailed = true;
      return () => {
        guards.hasFailed = false;
      };
    },
    open(layer) {
      guards.layers.push(layer);
      onChange();
      return () => {
        guards.layers = guards.layers.filter((open) => open !== layer);
        onChange();
      };
    },
  };
  return guards;
}

/** @param depth how many layers stay open, where the page stays too */
function changedForms({ page, layers }: LeaveGuards, depth?: number): GuardedForm[] {
  const left = layers.slice(depth ?? 0).map(({ scope }) => scope);
  return [...(depth === undefined ? [page] : []), ...left].flatMap(({ changed }) => changed());
}

/** Null outside of the router, where nothing is guarded. */
const GuardsContext = createContext<LeaveGuards | null>(null);

/** The innermost layer, or the page. */
export const ScopeContext = createContext<LeaveScope | null>(null);

/**
 * @returns a function that asks whether to leave forms that are not saved, and says whether what was entered stays on
 *   this device; it resolves to the answer
 */
function useAskToLeave() {
  const { t } = useTranslation();
  const { choose } = useNotices();
  return useCallback(
    async (forms: GuardedForm[]) => {
      const kept = await Promise.all(forms.map((form) => form.keep()));
      const action = t('Leave');
      const answer = await choose(
        kept.every(Boolean)
          ? {
              question: t('What you entered stays on this device as a draft.'),
              ...{ action, dismissal: t('Keep editing'), discarding: t('Discard') },
            }
          : { question: t('Leave without saving what you have entered?'), action },
      );
      if (answer === 'discarded') forms.forEach((form) => form.discard());
      return answer !== 'dismissed';
    },
    [choose, t],
  );
}

/** @returns a function that asks only where something would be lost; it resolves to the answer */
export function useMayLeave() {
  const guards = useContext(GuardsContext);
  const ask = useAskToLeave();
  return useCallback(async () => {
    const forms = guards ? changedForms(guards) : [];
    return forms.length === 0 || ask(forms);
  }, [guards, ask]);
}

/**
 * A dialog or overlay as a layer above the page, with an entry of its own in the history: Back closes
 * it instead of leaving the page.
 *
 * @param onClose closes it
 * @returns the scope of its forms, and a `close` that asks first where something has been entered
 */
export function useLayer(isOpen: boolean, onClose: () => void) {
  const guards = useContext(GuardsContext);
  const ask = useAskToLeave();
  const [scope] = useState(makeScope);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!guards || !isOpen) return undefined;
    return guards.open({ scope, close: () => latest.current() });
  }, [guards, isOpen, scope]);
  const close = () => {
    const forms = scope.changed();
    if (forms.length === 0) return onClose();
    void ask(forms).then((isLeaving) => isLeaving && onClose());
  };
  return { scope, close };
}

/**
 * Leaves the history as it is while an error is shown in place of the page and its layers: with any other entry the
 * router shows the page again, as if nothing had happened.
 */
export function useHeldEntries(): void {
  const guards = useContext(GuardsContext);
  useEffect(() => guards?.fail(), [guards]);
}

/** Of an entry in the history: its page, by the key of the page's own entry, and how many layers lie on it. */
interface PageEntry {
  page: string;
  depth: number;
}

function entryOf({ key, state }: Location): PageEntry {
  const layer: unknown = isRecord(state) ? state.layer : undefined;
  if (!isRecord(layer)) return { page: key, depth: 0 };
  return { page: String(layer.page), depth: Number(layer.depth) };
}

/** As `location.key`, but the same with layers as without. */
export const pageKey = (location: Location) => entryOf(location).page;

/** How many layers an entry has, if it is one of the page; undefined on another page. */
function depthOn(page: string, location: Location): number | undefined {
  const entry = entryOf(location);
  return entry.page === page ? entry.depth : undefined;
}

/** A navigation that waits for an answer, or until the entries of the layers are gone. */
interface Held {
  location: Location;
  action: NavigationType;
  status: 'blocked' | 'asked' | 'allowed';
}

/**
 * Gives each open layer an entry in the history, and removes it when the layer is closed otherwise than by
 * Back. A navigation to another page starts from the page's own entry, so that no entry of a layer stays
 * behind, and asks first where something has been entered. The end of the session does not ask: its forms
 * are gone before it leads to the sign-in.
 */
function useLayerEntries(guards: LeaveGuards, rerender: () => void) {
  const ask = useAskToLeave();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const location = useLocation();
  const { page, depth } = entryOf(location);
  const shown = useRef(location);
  const held = useRef<Held>(null);
  // A navigation of our own, until the router has arrived.
  const moving = useRef<'back' | 'on' | null>(null);

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction: action }) => {
    const from = entryOf(currentLocation);
    const stays = depthOn(from.page, nextLocation);
    const isBack = action === NavigationType.Pop;
    const isOwn = isBack ? moving.current === 'back' : stays !== undefined;
    const isAllowed = held.current?.status === 'allowed' && from.depth === 0;
    if (isOwn || isAllowed) return false;
    const isLoss = changedForms(guards, stays).length > 0;
    if (action === NavigationType.Replace && !moving.current && !isLoss) {
      // It takes the place of the layer's entry. To go back first would lead a session that has ended to the guard.
      moving.current = 'on';
      return false;
    }
    const isHeld = (!isBack && from.depth > 0) || isLoss;
    if (isHeld) held.current = { location: nextLocation, action, status: 'blocked' };
    return isHeld;
  });

  const move = (to: To | number, options?: NavigateOptions) => {
    moving.current = typeof to === 'number' ? 'back' : 'on';
    void (typeof to === 'number' ? navigate(to) : navigate(to, options));
  };

  const closeAbove = (depthLeft: number) => {
    for (const layer of guards.layers.splice(depthLeft).reverse()) layer.close();
  };

  const release = () => {
    held.current = null;
    blocker.reset?.();
    rerender();
  };

  const proceed = (task: Held) => {
    const { location: to, action } = task;
    const stays = depthOn(page, to);
    task.status = 'allowed';
    if (action !== NavigationType.Pop) {
      if (depth > 0) return move(-depth);
      const replace = action === NavigationType.Replace;
      const state: unknown = to.state;
      move(to, { state, replace });
      held.current = null;
    } else if (stays === undefined) {
      held.current = null;
      blocker.proceed?.();
    } else {
      closeAbove(stays);
      release();
    }
  };

  const settle = async (task: Held) => {
    if (task.status === 'asked') return;
    const forms = changedForms(guards, depthOn(page, task.location));
    if (task.status === 'allowed' || forms.length === 0) return proceed(task);
    if (guards.layers.length > depth) {
      // The question is open, and Back answers it.
      release();
      guards.layers.at(-1)?.close();
      return;
    }
    task.status = 'asked';
    const isLeaving = await ask(forms);
    if (held.current !== task) return;
    if (isLeaving) proceed(task);
    else release();
  };

  useEffect(() => {
    if (shown.current !== location) {
      const isBack = navigationType === NavigationType.Pop && moving.current !== 'back';
      if (isBack) closeAbove(depthOn(pageKey(shown.current), location) ?? 0);
      shown.current = location;
      moving.current = null;
    }
    if (moving.current) return;
    if (held.current) return void settle(held.current);
    if (guards.hasFailed) return;
    const { length } = guards.layers;
    if (depth > length) move(length - depth);
    if (depth < length) {
      const { pathname, search, hash } = location;
      const state: unknown = location.state;
      const layer: PageEntry = { page, depth: depth + 1 };
      move(
        { pathname, search, hash },
        {
          state: { ...(isRecord(state) && state), layer },
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        },
      );
    }
  });
}

/** Reloading, closing the tab and leaving the product ask in the browser's own words. */
function useUnloadQuestion(guards: LeaveGuards) {
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isPageLeaving() && changedForms(guards).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [guards]);
}

/** Guards the forms of all screens inside. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [guards] = useState(() => makeGuards(rerender));
  useLayerEntries(guards, rerender);
  useUnloadQuestion(guards);
  return (
    <GuardsContext value={guards}>
      <ScopeContext value={guards.page}>{children}</ScopeContext>
    </GuardsContext>
  );
}
