import type * as Module from '../../../src/client/shared/device/deviceStorage';

/** The storage module in its state in a newly opened page. */
async function openStorage(): Promise<typeof Module> {
  jest.resetModules();
  return import('../../../src/client/shared/device/deviceStorage');
}

const refuse = (): never => {
  throw new DOMException('Refused', 'SecurityError');
};

/** The ways in which browsers refuse: the property throws, is null, or a call fails. */
const REFUSALS: [string, () => void][] = [
  ['throws', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['is null', () => jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps items on the device', async () => {
  const storage = await openStorage();
  storage.storeItems({ language: 'my', size: '112' });
  expect({ ...localStorage }).toEqual({ language: 'my', size: '112' });
  expect(storage.readItem('size')).toBe('112');
  storage.removeItems(['size']);
  expect([storage.readItem('size'), storage.keepsData()]).toEqual([null, true]);
});

it.each(REFUSALS)('keeps items for the visit where the storage %s', async (_, refuseStorage) => {
  const storage = await openStorage();
  refuseStorage();
  expect(storage.readItem('language')).toBeNull();
  expect(storage.keepsData()).toBe(false);
  storage.storeItems({ language: 'my' });
  expect(storage.readItem('language')).toBe('my');
  storage.removeItems(['language']);
  expect(storage.readItem('language')).toBeNull();
});

describe('a full storage', () => {
  /** Makes the write of this key fail. */
  const fillUpAt = (full: string) =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === full) throw new DOMException('Full', 'QuotaExceededError');
      Object.assign(localStorage, { [key]: value });
    });

  it('stores no part of a group, nor keeps an old value of it', async () => {
    Object.assign(localStorage, { token: 'old', user: 'old' });
    const storage = await openStorage();
    fillUpAt('user');
    storage.storeItems({ token: 'new', user: 'new' });
    expect({ ...localStorage }).toEqual({});
    expect([storage.readItem('token'), storage.readItem('user')]).toEqual(['new', 'new']);
  });

  it('is not reported if only a setting does not fit', async () => {
    const storage = await openStorage();
    fillUpAt('language');
    storage.storeItems({ language: 'my' });
    expect([storage.readItem('language'), storage.keepsData()]).toEqual(['my', true]);
  });

  it('is reported to subscribers until a write succeeds or the item is gone', async () => {
    const storage = await openStorage();
    const told: boolean[] = [];
    const unsubscribe = storage.subscribeToStorage(() => told.push(storage.keepsData()));
    const full = fillUpAt('auth_token');
    storage.storeItems({ auth_token: 'one' });
    storage.storeItems({ size: '112' });
    full.mockRestore();
    storage.storeItems({ auth_token: 'two' });
    expect(localStorage.getItem('auth_token')).toBe('two');
    unsubscribe();
    storage.removeItems(['auth_token']);
    expect(told).toEqual([false, false, true]);
  });
});
