import { useEffect } from 'react';
import { accountSettings } from './account-settings.ts';

/** Keeps the choices of this device and of the account alike while it is on the page. */
export function AccountSettingsKeeper() {
  useEffect(() => accountSettings.follow(), []);
  return null;
}
