import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ThunkExtra } from './api/loadApi';

/** `dispatch` that also takes thunks and returns what they return. */
export const useAppDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ThunkExtra, UnknownAction>>();
