import { expect, test } from 'vitest';
import { type AuthAction, authReducer, type SignedInUser, startingState } from './auth-state.ts';

const authInfo = { jwt: 'j', expiresAt: new Date(8.64e15), userId: 'u' };
const user: SignedInUser = {
  id: 'u',
  firstName: 'Ada',
  lastName: 'Lark',
  username: 'ada_mail.example',
  email: 'ada@mail.example',
  emailVerified: true,
  phone: null,
  roles: [],
  purpose: null,
  twoFactorDue: false,
};
const signedIn = authReducer(startingState, { type: 'login', authInfo, user });

test('begins signed out and unsettled', () => {
  expect(startingState).toEqual({ authInfo: null, user: null, authError: null, settled: false });
});

test('login stores the token info and the user, and clears an earlier error', () => {
  const failed = authReducer(startingState, { type: 'login-error', error: new Error('x') });
  expect(authReducer(failed, { type: 'login', authInfo, user })).toEqual({
    authInfo,
    user,
    authError: null,
    settled: true,
  });
});

test('logout clears both', () => {
  expect(authReducer(signedIn, { type: 'logout' })).toEqual({
    authInfo: null,
    user: null,
    authError: null,
    settled: true,
  });
});

test('login-error leaves no one signed in', () => {
  const error = new Error('could not login user');
  expect(authReducer(signedIn, { type: 'login-error', error })).toEqual({
    authInfo: null,
    user: null,
    authError: error,
    settled: true,
  });
});

test('logout-error keeps the person signed in and stores the error', () => {
  const error = new Error('x');
  expect(authReducer(signedIn, { type: 'logout-error', error })).toEqual({
    authInfo,
    user,
    authError: error,
    settled: true,
  });
});

test('an action of an unknown type throws', () => {
  const unknown: AuthAction = JSON.parse('{"type":"teleport"}');
  expect(() => authReducer(startingState, unknown)).toThrow('unhandled auth action type: teleport');
});
