import { useEffect } from 'react';
import { accountSettings } from './account-settings.ts';

/** Syncs the choices of this device with the account while it is mounted. */
export function AccountSettingsKeeper() {
  useEffect(() => accountSettings.follow(), []);
  return null;
}
