// Sign-in and data use the same calls of the same server.
import { fetchUtils, HttpError } from 'react-admin';

const call = (path, options = {}) => {
  const token = localStorage.getItem('token');
  const user = { authenticated: Boolean(token), token: 'Bearer ' + token };
  return fetchUtils.fetchJson('/api' + path, { ...options, user });
};
const one = async (path, options) => ({ data: (await call(path, options)).json.data });
const send = (method, data) => ({ method, body: JSON.stringify(data) });
const list = async (noun, { pagination } = {}) => {
  const { page = 1, perPage = 10 } = pagination ?? {};
  const { json } = await call('/' + noun + '?page=' + page + '&per_page=' + perPage);
  return { data: json.data, total: json.meta?.total ?? json.data.length };
};

export const dataProvider = {
  getList: list,
  getManyReference: list,
  getOne: (noun, { id }) => one('/' + noun + '/' + id),
  getMany: async (noun, { ids }) => {
    const all = await Promise.all(ids.map((id) => one('/' + noun + '/' + id)));
    return { data: all.map(({ data }) => data) };
  },
  create: (noun, { data }) => one('/' + noun, send('POST', data)),
  update: (noun, { id, data }) => one('/' + noun + '/' + id, send('PUT', data)),
  updateMany: () => Promise.reject(new HttpError('Not offered', 405)),
  delete: (noun, { id }) => one('/' + noun + '/' + id, { method: 'DELETE' }),
  deleteMany: () => Promise.reject(new HttpError('Not offered', 405)),
};

export const authProvider = {
  async login({ username: email, password }) {
    const { json } = await fetchUtils.fetchJson('/api/login', send('POST', { email, password }));
    localStorage.setItem('token', json.token);
    localStorage.setItem('user', JSON.stringify(json.user));
  },
  async logout() {
    localStorage.clear();
  },
  async checkAuth() {
    if (!localStorage.getItem('token')) throw new Error('Signed out');
  },
  async checkError({ status }) {
    if (status === 401) throw new Error('Signed out');
  },
  async getIdentity() {
    const { id, name } = JSON.parse(localStorage.getItem('user'));
    return { id, fullName: name };
  },
};
