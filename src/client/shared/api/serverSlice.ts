import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { CAPABILITIES } from '../../../contract/capabilities';
import type { Capability } from '../../../contract/capabilities';
import { readItem, removeItems, storeItems } from '../device/deviceStorage';

/** The capabilities of an earlier visit count until the server has been heard. */
interface ServerState {
  status: 'remembered' | 'heard';
  capabilities: Capability[];
}

export const CAPABILITIES_KEY = 'server_capabilities';

/** Reads the header's list. Capabilities of newer servers are left out. */
function readCapabilities(list: string | null): Capability[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return CAPABILITIES.filter((capability) => names.includes(capability));
}

export const serverSlice = createSlice({
  name: 'server',
  initialState: (): ServerState => ({
    status: 'remembered',
    capabilities: readCapabilities(readItem(CAPABILITIES_KEY)),
  }),
  reducers: {
    /**
     * Until the page is reloaded, no capability is taken back. During an upgrade, servers of two
     * versions answer in turn, and no field may disappear from an open form.
     */
    capabilitiesNamed: (state, { payload }: PayloadAction<Capability[]>): ServerState => {
      const before = state.status === 'heard' ? state.capabilities : [];
      return { status: 'heard', capabilities: [...new Set([...before, ...payload])] };
    },
  },
  selectors: {
    selectHas: (state, capability: Capability) => state.capabilities.includes(capability),
  },
});

const { capabilitiesNamed } = serverSlice.actions;
export const { selectHas } = serverSlice.selectors;

type State = Parameters<typeof selectHas>[0];

/**
 * Whether the server has a capability. A server has those that it has named; without any, it is as
 * the specification describes.
 */
export const useHas = (capability: Capability) =>
  useSelector((state: State) => selectHas(state, capability));

/**
 * Notes what a response says about its server. A failure without the header may be from a proxy and
 * says nothing.
 *
 * @param header the header `Server-Capabilities`
 */
export function noteCapabilities(
  { dispatch, getState }: BaseQueryApi,
  header: string | null,
  isSuccess: boolean,
): void {
  if (header === null && !isSuccess) return;
  const named = readCapabilities(header);
  const known = () => serverSlice.selectSlice(getState() as State);
  const { status, capabilities } = known();
  if (status === 'heard' && named.every((name) => capabilities.includes(name))) return;
  dispatch(capabilitiesNamed(named));
  const list = known().capabilities.join(', ');
  if (list) storeItems({ [CAPABILITIES_KEY]: list });
  else removeItems([CAPABILITIES_KEY]);
}
