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
import { isLeaving as isPageLeaving } from '../device/newVersion';
import { useTranslation } from '../text/i18n';
import { useNotices } from './useNotices';

interface GuardedForm {
  isChanged: () => boolean;
  /** Whether the device has already stored everything. */
  isKept: () => boolean;
  /** Stores everything on the device. Resolves to whether it could. */
  keep: () => Promise<boolean>;
  discard: () => void;
}

interface LeaveScope {
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

interface Layer {
  scope: LeaveScope;
  close: () => void;
}

interface LeaveGuards {
  page: LeaveScope;
  layers: Layer[];
  open: (layer: Layer) => () => void;
  hasFailed: boolean;
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

/** @param depth how many layers stay open; undefined if the user leaves the page too */
function changedForms({ page, layers }: LeaveGuards, depth?: number): GuardedForm[] {
  const left = layers.slice(depth ?? 0).map(({ scope }) => scope);
  return [...(depth === undefined ? [page] : []), ...left].flatMap(({ changed }) => changed());
}

/** Null outside of the router, where nothing is guarded. */
const GuardsContext = createContext<LeaveGuards | null>(null);

/** The scope of the innermost layer, or of the page. */
export const ScopeContext = createContext<LeaveScope | null>(null);

/**
 * @returns a function that keeps the changes of forms as drafts. It asks only if that fails, and
 * resolves to `stay` if the user does not leave
 */
function useKeepOrAsk() {
  const { t } = useTranslation();
  const { confirm } = useNotices();
  return useCallback(
    async (forms: GuardedForm[]): Promise<'kept' | 'lost' | 'stay'> => {
      const kept = await Promise.all(forms.map((form) => form.keep()));
      if (kept.every(Boolean)) return 'kept';
      const question = t('Leave without saving what you have entered?');
      return (await confirm(question, t('Leave'))) ? 'lost' : 'stay';
    },
    [confirm, t],
  );
}

/** @returns a function for signing out, which resolves to whether the user leaves */
export function useMayLeave() {
  const guards = useContext(GuardsContext);
  const keepOrAsk = useKeepOrAsk();
  return useCallback(
    async () => (await keepOrAsk(guards ? changedForms(guards) : [])) !== 'stay',
    [guards, keepOrAsk],
  );
}

/**
 * @returns a function that leaves forms, unless the user stays. The notice that their changes are
 * kept follows, so that it does not begin in a dialog that closes
 */
function useLeave() {
  const { t } = useTranslation();
  const { offer } = useNotices();
  const keepOrAsk = useKeepOrAsk();
  return useCallback(
    async (forms: GuardedForm[], onLeave: () => void, onStay?: () => void) => {
      const outcome = await keepOrAsk(forms);
      if (outcome === 'stay') return onStay?.();
      onLeave();
      if (outcome === 'lost') return;
      void offer(t('Kept as a draft'), t('Discard')).then((isDiscarded) => {
        if (isDiscarded) for (const form of forms) form.discard();
      });
    },
    [keepOrAsk, offer, t],
  );
}

/**
 * Makes a dialog or overlay a layer above the page with its own history entry, so that Back closes
 * it instead of leaving the page.
 *
 * @param onClose closes it
 * @returns the scope of its forms, and a `close` that first keeps changes, or asks
 */
export function useLayer(isOpen: boolean, onClose: () => void) {
  const guards = useContext(GuardsContext);
  const leave = useLeave();
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
    void leave(forms, onClose);
  };
  return { scope, close };
}

/**
 * Leaves the history unchanged while an error page replaces the page and its layers. With any other
 * entry the router would show the page again as if nothing had happened.
 */
export function useHeldEntries(): void {
  const guards = useContext(GuardsContext);
  useEffect(() => guards?.fail(), [guards]);
}

/**
 * What a history entry stands for: the page, by the key of the page's own entry, and the number of
 * layers above it.
 */
interface PageEntry {
  page: string;
  depth: number;
}

function entryOf({ key, state }: Location): PageEntry {
  const layer: unknown = isRecord(state) ? state.layer : undefined;
  if (!isRecord(layer)) return { page: key, depth: 0 };
  return { page: String(layer.page), depth: Number(layer.depth) };
}

/** Like `location.key`, but the same for a page with and without layers. */
export const pageKey = (location: Location) => entryOf(location).page;

function depthOn(page: string, location: Location): number | undefined {
  const entry = entryOf(location);
  return entry.page === page ? entry.depth : undefined;
}

/** A navigation that waits for an answer, or for the entries of the layers to be removed. */
interface Held {
  location: Location;
  action: NavigationType;
  status: 'blocked' | 'asked' | 'allowed';
}

/**
 * Gives each open layer a history entry, and removes the entry when the layer is closed in another
 * way than by Back. A navigation to another page starts from the page's own entry, so that no entry
 * of a layer stays behind. Changes are kept first, or it asks. The end of the session does neither,
 * because its forms are gone before it opens the sign-in page.
 */
function useLayerEntries(guards: LeaveGuards, rerender: () => void) {
  const leave = useLeave();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const location = useLocation();
  const { page, depth } = entryOf(location);
  const shown = useRef(location);
  const held = useRef<Held>(null);
  // Set during a navigation that this hook started.
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
      // The replacement takes over the layer's entry. Going back first would run the route guard
      // of a session that has ended.
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
      // The question is already open as a layer, and Back answers it.
      release();
      guards.layers.at(-1)?.close();
      return;
    }
    task.status = 'asked';
    const isHeld = () => held.current === task;
    await leave(
      forms,
      () => isHeld() && proceed(task),
      () => isHeld() && release(),
    );
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

/**
 * Before a reload, closing the tab and leaving the product, the browser asks in its own words if
 * changes are not stored yet.
 */
function useUnloadQuestion(guards: LeaveGuards) {
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      const isLoss = changedForms(guards).some((form) => !form.isKept());
      if (isLoss && !isPageLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [guards]);
}

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
